/** Every write with every fault: nothing typed is lost, nothing is claimed, and the screen ends equal to the server. */
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../dataProvider/errors';
import type { FailureRule } from '../../../mock-server/controls/failureRules';
import type { LoggedRequest } from '../../../mock-server/controls/requestLog';
import { type OpenedConsole, openConsole } from '../../support/openConsole';
import { type Fault, faults, lostAnswer } from './faults';
import { insistence } from './insistence';
import { alerts, buttonsBeside, listen, listThere, rubbish, shownRecords } from './screen';
import { type Shop, startShop } from './shop';
import type { Write, WriteRequest } from './write';

// Whether an ancestor is hidden, and the whole page in every message of a look that comes too early, cost half the time.
configure({ asyncUtilTimeout: 8_000, defaultHidden: true, getElementError: (message) => new Error(message ?? '') });
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

/** Milliseconds after which the console has given up a write, and hardly more: a look at the server begins its own time then. */
const givesUp = ({ isStranger }: Write) => (isStranger ? 60_500 : 30_500);

/** Milliseconds by which the clock goes on while a repetition is waited for, and how often: longer than any pause between two. */
const step = 500;
const mostSteps = 120;

/** One way on, in a message or beside it. */
const wayOn =
  /try (?:\d+ )?again|check|sign in|ask the owner|load it|look at|send it again|again is safe|when you go on|put them right|go back|contact|once more/i;

/** Declares the tests of these writes. */
export function faultMatrix(writes: readonly Write[]): void {
  const shop = startShop();
  let opened: OpenedConsole | null = null;
  /** What was written to the console of the browser and is no failure that is meant. */
  let complaints: string[] = [];

  async function open(path: string): Promise<void> {
    await close();
    opened = await openConsole(path, shop.config());
    // From then on, what the page reads is under way.
    await waitFor(() => expect(document.querySelector('main h1')).toBeInTheDocument());
  }
  async function close(): Promise<void> {
    await act(async () => opened?.stop());
    opened = null;
    document.body.replaceChildren();
  }
  beforeEach(() => {
    complaints = [];
    vi.spyOn(console, 'error').mockImplementation((...what: unknown[]) => {
      if (!isMeant(what[0])) complaints.push(what.join(' '));
    });
  });
  afterEach(async () => {
    await close();
    vi.useRealTimers();
    vi.restoreAllMocks();
    expect(complaints).toEqual([]);
  });

  /** Opens the place of a write, and does all but send. */
  async function begin(write: Write) {
    const id = await write.pick(shop);
    await open(write.at(id));
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    await write.prepare(user, id);
    return { id, user, before: await write.state?.(shop, id), said: listen() };
  }
  /** Opens the place of a write, makes it go wrong, and sends. */
  async function beginAmiss(write: Write, fault: Fault) {
    const begun = await begin(write);
    await strike(shop, write, fault, begun.id);
    await write.send(begun.user, begun.id);
    await outlast(shop, write, fault, begun.id);
    return begun;
  }
  const doneOnce = async (write: Write, id: string, before: unknown) => {
    if (!write.state) return;
    const after = await write.state(shop, id);
    if (typeof before === 'number') expect(after).toBe(before + 1);
    else expect(after).not.toEqual(before);
  };
  const toldDone = (write: Write, said: () => readonly string[]) =>
    waitFor(() => expect(said().some((text) => write.done.test(text))).toBe(true));

  describe.each(writes)('$name', (write) => {
    it.each(faults.filter(({ isApplied }) => write.state || !isApplied))('meets $name', async (fault) => {
      const { id, user, before, said } = await beginAmiss(write, fault);
      if (fault.name === '401' && !write.isStranger) await refuseToSignIn(user);

      const isKnown = fault.isApplied && write.looksAgain === true;
      if (isKnown) await toldDone(write, said);
      else await toldOf(write, fault);
      if (write.typed && !isKnown) expect(await write.typed.shown()).toBe(write.typed.text);
      expect(rubbish()).toEqual([]);
      expect(document.querySelector('main h1')).toBeInTheDocument();

      shop.setOnline(true);
      await shop.mend();
      await shop.settled();
      if (fault.isApplied) await doneOnce(write, id, before);
      else expect(await write.state?.(shop, id)).toEqual(before);
      expect(await sentSoFar(shop, write, id)).toBe(timesSent(write, fault));
      if (!isKnown) expect(said().filter((text) => write.done.test(text))).toEqual([]);
      const shown = shownRecords();
      const seen = await write.look?.(user, id);

      await open(window.location.pathname + window.location.search);
      if (Object.keys(shown).length > 0) await listThere();
      await shop.settled();
      await waitFor(() => expect(shown).toEqual(shownRecords()));
      expect(await write.look?.(user, id)).toEqual(seen);
      if (write.typed && !isKnown) {
        await write.typed.reopen(user, id);
        await waitFor(async () => expect(await write.typed?.shown()).toBe(write.typed?.text));
      }
      expect(await sentSoFar(shop, write, id)).toBe(timesSent(write, fault));
    });

    const asksToSignIn = write.isStranger ? [] : ['goes through after a new sign-in, once'];
    it.each(asksToSignIn)('%s', async () => {
      const { id, user, before, said } = await begin(write);
      await shop.fail({ ...rule(write, id), status: 401, body: { error: 'This session was closed elsewhere' } });
      await write.send(user, id);
      const dialog = await screen.findByRole('dialog', { name: 'Sign in to go on' });
      if (write.typed) expect(await write.typed.shown()).toBe(write.typed.text);
      await user.type(within(dialog).getByLabelText(/^Password/), 'demo-demo');
      await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
      await toldDone(write, said);
      await shop.settled();
      await doneOnce(write, id, before);
      expect(await sentSoFar(shop, write, id)).toBe(2);
      expect(alerts()).toEqual([]);
    });

    it.each(insistence.filter(({ isHeld }) => isHeld || !write.isStepwise))(
      'is sent once by $name',
      async ({ insist }) => {
        const { id, user, before, said } = await begin(write);
        await write.send(insist(user), id);
        await toldDone(write, said);
        await shop.settled();
        await doneOnce(write, id, before);
        expect(await sentSoFar(shop, write, id)).toBe(1);
      },
    );

    const sendsAgain = write.again ? ['is done once when it is sent again after an answer that was lost'] : [];
    it.each(sendsAgain)('%s', async () => {
      const { id, user, before, said } = await beginAmiss(write, lostAnswer);
      await toldOf(write, lostAnswer);
      await shop.mend();
      await write.again?.(user);
      await toldDone(write, said);
      await shop.settled();
      await doneOnce(write, id, before);
      expect(await sentSoFar(shop, write, id)).toBe(timesSent(write, lostAnswer) + 1);
    });
  });
}

/** React-admin writes every failed call to the console, and the simulated browser every broken connection. */
const isMeant = (what: unknown) =>
  what instanceof AppError || /socket hang up|ECONNRESET|not wrapped in act/.test(String(what));

const requestOf = ({ request }: Write, id: string): WriteRequest =>
  typeof request === 'function' ? request(id) : request;

function rule(write: Write, id: string): Pick<FailureRule, 'method' | 'pathPattern' | 'bodyPattern'> {
  const { method, path, body } = requestOf(write, id);
  return { method, pathPattern: path.source, ...(body && { bodyPattern: body.source }) };
}

const timesSent = (write: Write, { name, rule: fails }: Fault) => (fails === null ? 0 : (write.sent?.[name] ?? 1));

async function sentSoFar(shop: Shop, write: Write, id: string): Promise<number> {
  const { method, path, body } = requestOf(write, id);
  const isIt = (one: LoggedRequest) =>
    one.method === method && path.test(one.path) && (body?.test(JSON.stringify(one.body)) ?? true);
  return (await shop.writes()).filter(isIt).length;
}

/** Lets the next such writes go wrong. */
async function strike(shop: Shop, write: Write, fault: Fault, id: string): Promise<void> {
  const times = timesSent(write, fault);
  if (fault.rule === null) shop.setOnline(false);
  else await shop.fail({ ...rule(write, id), ...fault.rule, times });
  // The clock of timers alone, and it runs on by itself: a write is given up, or repeated, in a moment.
  if (fault.isSilent || times > 1)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
}

/** Lets the time pass in which nobody answers, and that between two tries. */
async function outlast(shop: Shop, write: Write, fault: Fault, id: string): Promise<void> {
  const times = timesSent(write, fault);
  if (!fault.isSilent && times < 2) return;
  const isSent = async (count: number) => (await sentSoFar(shop, write, id)) >= count;
  await waitFor(async () => expect(await isSent(1)).toBe(true));
  for (let sent = 1; sent <= times; sent += 1) {
    for (let steps = 0; steps < mostSteps && !(await isSent(sent)); steps += 1) {
      await act(() => vi.advanceTimersByTimeAsync(step));
    }
    if (fault.isSilent) await act(() => vi.advanceTimersByTimeAsync(givesUp(write)));
  }
}

/** What was refused stays refused; what was typed is under the dialog. */
async function refuseToSignIn(user: UserEvent): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Sign in to go on' });
  expect(dialog).toHaveTextContent('nothing you typed is lost');
  await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
}

/** An alert names what failed and why; it, or a button, says what to do. */
async function toldOf(write: Write, { name, says }: Fault): Promise<void> {
  await waitFor(() => expect(alerts().join('\n')).toMatch(write.failed));
  const told = alerts().join('\n');
  expect(told).toMatch(write.says?.[name] ?? says);
  expect([told, ...buttonsBeside()].join('\n')).toMatch(wayOn);
}
