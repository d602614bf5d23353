/** Every write with every fault: nothing typed is lost, nothing is claimed, and the screen ends equal to the server. */
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../dataProvider/errors';
import { type OpenedConsole, openConsole } from '../../support/openConsole';
import { type Fault, faults } from './faults';
import { alerts, buttonsBeside, listen, listThere, rubbish, shownRecords } from './screen';
import { type Shop, startShop } from './shop';
import type { Write } from './write';

// Whether an ancestor is hidden, and the whole page in every message of a look that comes too early, cost half the time.
configure({ asyncUtilTimeout: 8_000, defaultHidden: true, getElementError: (message) => new Error(message ?? '') });
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

/** Milliseconds after which the console has given up a write, and hardly more: a look at the server begins its own time then. */
const givesUp = ({ isStranger }: Write) => (isStranger ? 60_500 : 30_500);

/** One way on, in a message or beside it. */
const wayOn = /try again|check|sign in|ask the owner|load it|look at|send it again|go back|contact|once more/i;

/** Declares the tests of these writes. */
export function faultMatrix(writes: readonly Write[]): void {
  const shop = startShop();
  let opened: OpenedConsole | null = null;
  /** What was written to the console of the browser and is no failure that is meant. */
  let complaints: string[] = [];

  async function open(path: string): Promise<void> {
    await close();
    opened = await openConsole(path, shop.config());
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
  const sentSoFar = async ({ request }: Write) =>
    (await shop.writes()).filter(({ method, path }) => method === request.method && request.path.test(path)).length;

  describe.each(writes)('$name', (write) => {
    const timesSent = ({ name, rule }: Fault) => (rule === null ? 0 : (write.sent?.[name] ?? 1));

    it.each(faults.filter(({ isApplied }) => write.state || !isApplied))('meets $name', async (fault) => {
      const { id, user, before, said } = await begin(write);
      await strike(shop, write, fault);
      await write.send(user, id);
      await outlast(shop, write, fault);
      if (fault.name === '401' && !write.isStranger) await refuseToSignIn(user);

      const isKnown = fault.isApplied && write.looksAgain === true;
      if (isKnown) await waitFor(() => expect(said().some((text) => write.done.test(text))).toBe(true));
      else await toldOf(write, fault);
      if (write.typed && !isKnown) expect(await write.typed.shown()).toBe(write.typed.text);
      expect(rubbish()).toEqual([]);
      expect(document.querySelector('main h1')).toBeInTheDocument();

      shop.setOnline(true);
      await shop.mend();
      await shop.settled();
      const after = await write.state?.(shop, id);
      if (fault.isApplied) expect(after).not.toEqual(before);
      else expect(after).toEqual(before);
      expect(await sentSoFar(write)).toBe(timesSent(fault));
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
      expect(await sentSoFar(write)).toBe(timesSent(fault));
    });

    it.skipIf(write.isStranger)('goes through after a new sign-in, once', async () => {
      const { id, user, before, said } = await begin(write);
      await shop.fail({ ...rule(write), status: 401, body: { error: 'This session was closed elsewhere' } });
      await write.send(user, id);
      const dialog = await screen.findByRole('dialog', { name: 'Sign in to go on' });
      if (write.typed) expect(await write.typed.shown()).toBe(write.typed.text);
      await user.type(within(dialog).getByLabelText(/^Password/), 'demo-demo');
      await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
      await waitFor(() => expect(said().some((text) => write.done.test(text))).toBe(true));
      await shop.settled();
      if (write.state) expect(await write.state(shop, id)).not.toEqual(before);
      expect(await sentSoFar(write)).toBe(2);
      expect(alerts()).toEqual([]);
    });
  });
}

/** React-admin writes every failed call to the console, and the simulated browser every broken connection. */
const isMeant = (what: unknown) =>
  what instanceof AppError || /socket hang up|ECONNRESET|not wrapped in act/.test(String(what));

const rule = ({ request }: Write) => ({ method: request.method, pathPattern: request.path.source });

/** Lets the next such write go wrong. */
async function strike(shop: Shop, write: Write, fault: Fault): Promise<void> {
  if (fault.rule === null) shop.setOnline(false);
  else await shop.fail({ ...rule(write), ...fault.rule, times: write.sent?.[fault.name] ?? 1 });
  // The clock of timers alone, and it runs on by itself: a write is given up in a moment.
  if (fault.isSilent) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
}

/** Lets the time pass in which nobody answers. */
async function outlast(shop: Shop, write: Write, fault: Fault): Promise<void> {
  if (!fault.isSilent) return;
  const isThere = async () =>
    expect((await shop.writes()).some(({ path }) => write.request.path.test(path))).toBe(true);
  await waitFor(isThere);
  await act(() => vi.advanceTimersByTimeAsync(givesUp(write)));
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
