/**
 * Tests every write with every fault: no input is lost, no false success is shown, and the page ends equal to the
 * server.
 */
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../dataProvider/errors';
import type { FailureRule } from '../../../mock-server/controls/failureRules';
import type { LoggedRequest } from '../../../mock-server/controls/requestLog';
import { findInvalidRequests } from '../../support/checkExchange';
import { countCases } from '../../support/countCases';
import { isFullRun, isInTurn } from '../../support/fullRun';
import { type OpenedConsole, openConsole } from '../../support/openConsole';
import { type FakeStore, startFakeStore } from './fakeStore';
import {
  type Fault,
  faults,
  lostResponse,
  textsAfterVerification,
  unansweredFaults,
  unauthorized,
  variantFaults,
} from './faults';
import { createBursts, repeatedPresses } from './repeatedPresses';
import {
  findTechnicalText,
  getAlertButtons,
  getAlertTexts,
  getVisibleRecords,
  readVisibleRecords,
  recordAnnouncements,
  waitForRows,
} from './screen';
import type { Write, WriteRequest } from './write';

// Visibility checks and full DOM dumps in error messages of retried queries took half of the run time.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true, getElementError: (message) => new Error(message ?? '') });

/** Slightly more than the write timeout, in ms, since the verification request has a separate timeout. */
const giveUpDelay = ({ isThirdParty }: Write) => (isThirdParty ? 60_500 : 30_500);

/** The code of a page is transformed when it is first opened, which takes long on a busy machine. */
const FIRST_LOAD_MS = 30_000;

/** Steps by which fake timers advance while waiting for a retry, longer in total than the longest backoff. */
const STEP_MS = 500;
const MAX_STEPS = 120;

/** Text of a recovery option, in a message or on a button. */
const RECOVERY_TEXT =
  /try (?:\d+ )?again|check|sign in|ask the store owner|send(?:ing)? it again|moving it again|go back|contact|refresh|reload|use the preview|(?:publish|import|save yours|import the file) again|resum(?:e|ing)/i;

const BURSTS_PER_WRITE = 12;

/** Whether another write has the tests of what they share. */
const isReduced = ({ isVariant }: Write) => isVariant === true && !isFullRun;

/**
 * The faults to test a write with. The first of a list has both that depend on its declaration, and one of those without
 * an answer, in turn. The others share its code, so they have one of the two, in turn. Those that could lose a text
 * share the form that keeps it, and also have one of those without an answer.
 */
function faultsOf(write: Write, isFirst: boolean, turn: number): readonly Fault[] {
  if (isFullRun) return faults;
  if (write.hasAllFaults) return faults.filter((_, index) => isInTurn(index, 2));
  const declared = variantFaults.filter((fault, index) =>
    write.state ? isFirst || isInTurn(index + turn, 2) : !fault.isApplied,
  );
  if (write.isVariant || !(isFirst || write.typed)) return declared;
  const own = [...declared, ...unansweredFaults.filter((_, index) => isInTurn(index + turn, 2))];
  return hasSignIn(write) ? own : [...own, unauthorized];
}

/** Writes share the sign-in dialog, so only the first of a list waits for it, and those that have all faults, in turn. */
const isSignInTested = (write: Write, isFirst: boolean, turn: number) =>
  hasSignIn(write) &&
  (isFullRun || ((isFirst || write.hasAllFaults === true) && !isReduced(write) && isInTurn(turn, 3)));

/**
 * Writes share the button that ignores repeated presses, so the first one of a list has one of the kinds of presses, in
 * turn, as have some of the forms, and the others have none.
 */
function pressesOf(write: Write, isFirst: boolean, turn: number) {
  const presses = repeatedPresses.filter(({ isKeyRepeat }) => isKeyRepeat || !write.isStepwise);
  if (isFullRun) {
    const bursts = write.isStepwise ? [] : createBursts(BURSTS_PER_WRITE);
    return [...presses, ...bursts.filter(({ rendersBetween }) => rendersBetween || !write.setsValue)];
  }
  if (isFirst) return presses.filter((_, index) => isInTurn(index + turn, presses.length));
  return write.typed && !isReduced(write) && isInTurn(turn, 2) ? presses.slice(0, 1) : [];
}

/** Of how many writes a run that isn't full tests one. They share the code of writes. */
const WRITES_PER_TURN = 4;

/** How many creations share a test of their proof in a run that isn't full. They differ by their declaration only. */
const CREATIONS_PER_PROOF_TEST = 6;

/**
 * Declares the tests of lists of writes, which share a backend. In a run that isn't full, few writes have all faults,
 * some have one fault of each kind, and the others two or three. Of those others, one in four is tested, in turn.
 */
export function faultMatrix(...lists: readonly (readonly Write[])[]): void {
  const store = startFakeStore();
  let opened: OpenedConsole | null = null;
  /** Unexpected messages on the browser console. */
  let unexpectedErrors: string[] = [];

  async function open(path: string): Promise<void> {
    await close();
    opened = await openConsole(path, store.config());
    // The initial requests of the page have been sent by then.
    await waitFor(() => expect(document.querySelector('main h1')).toBeInTheDocument(), { timeout: FIRST_LOAD_MS });
  }
  async function close(): Promise<void> {
    await act(async () => opened?.stop());
    opened = null;
    document.body.replaceChildren();
  }
  beforeEach(() => {
    unexpectedErrors = [];
    vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
      if (!isExpectedError(args[0])) unexpectedErrors.push(args.join(' '));
    });
  });
  afterEach(async () => {
    await close();
    vi.useRealTimers();
    vi.restoreAllMocks();
    expect(unexpectedErrors).toEqual([]);
    const sent = (await store.writes()).filter(({ path }) => !path.startsWith('/storage'));
    expect(findInvalidRequests(sent)).toEqual([]);
  });

  /** Opens the page of a write and performs all steps except the last. */
  async function openAndPrepare(write: Write) {
    const id = (await write.pickId?.(store)) ?? '';
    await open(write.url(id));
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    await write.prepare(user, id);
    return { id, user, before: await write.state?.(store, id), getAnnouncements: recordAnnouncements() };
  }
  /** Opens the page of a write, injects the fault, and sends. */
  async function sendWithFault(write: Write, fault: Fault) {
    const prepared = await openAndPrepare(write);
    await injectFault(store, write, fault, prepared.id);
    await write.send(prepared.user, prepared.id);
    await advancePastFault(store, write, fault, prepared.id);
    return prepared;
  }
  const expectAppliedOnce = async (write: Write, id: string, before: unknown) => {
    if (!write.state) return;
    const after = await write.state(store, id);
    if (typeof before === 'number') expect(after).toBe(before + 1);
    else expect(after).not.toEqual(before);
  };
  const expectSuccessNotice = (write: Write, getAnnouncements: () => readonly string[]) =>
    waitFor(() => expect(getAnnouncements().some((text) => write.successMessage.test(text))).toBe(true));

  const isFirstOf = (write: Write) => lists.some(([first]) => first === write);
  const tested = lists
    .flat()
    .filter((write, index) => isFirstOf(write) || write.hasAllFaults || isInTurn(index, WRITES_PER_TURN));
  describe.each(tested)('$name', (write) => {
    const isFirst = isFirstOf(write);
    const turn = lists.flat().indexOf(write);
    const testedFaults = faultsOf(write, isFirst, turn);
    /** Whether the test reloads the page. Faults with the same effect on the server need only one reload. */
    const isReloaded = (fault: Fault) =>
      isFullRun ||
      write.hasAllFaults === true ||
      fault.isApplied ||
      fault === testedFaults.find(({ isApplied }) => !isApplied);
    it.each(testedFaults.filter(({ isApplied }) => write.state || !isApplied))(
      '[REL-01] handles $name',
      async (fault) => {
        countCases('falseSuccess');
        countCases('silentFailure');
        if (write.typed) countCases('lostText');
        const { id, user, before, getAnnouncements } = await sendWithFault(write, fault);
        if (fault.name === '401' && hasSignIn(write)) await dismissSignIn(user);

        const isVerified = fault.isApplied && write.verifiesOutcome === true;
        if (isVerified) await expectSuccessNotice(write, getAnnouncements);
        else await expectFailureNotice(write, fault);
        if (write.typed && !isVerified) expect(await write.typed.readValue()).toBe(write.typed.text);
        expect(findTechnicalText()).toEqual([]);
        expect(document.querySelector('main h1')).toBeInTheDocument();

        store.setOnline(true);
        await store.clearFailures();
        await store.waitForIdle();
        if (fault.isApplied) await expectAppliedOnce(write, id, before);
        else expect(await write.state?.(store, id)).toEqual(before);
        expect(await countRequests(store, write, id)).toBe(expectedRequestCount(write, fault));
        if (!isVerified) expect(getAnnouncements().filter((text) => write.successMessage.test(text))).toEqual([]);
        const visibleRecords = await readVisibleRecords();
        const seen = await write.readView?.(user, id);
        if (!isReloaded(fault)) return;

        await open(window.location.pathname + window.location.search);
        if (Object.keys(visibleRecords).length > 0) await waitForRows();
        await store.waitForIdle();
        await waitFor(() => expect(visibleRecords).toEqual(getVisibleRecords()));
        // Parts of the page whose code loads later are not among the pending requests.
        await waitFor(async () => expect(await write.readView?.(user, id)).toEqual(seen));
        if (write.typed && !isVerified) {
          await write.typed.reopen(user, id);
          await waitFor(async () => expect(await write.typed?.readValue()).toBe(write.typed?.text));
        }
        expect(await countRequests(store, write, id)).toBe(expectedRequestCount(write, fault));
      },
    );

    const signInCaseNames = isSignInTested(write, isFirst, turn) ? ['succeeds once after signing in again'] : [];
    it.each(signInCaseNames)('%s', async () => {
      const { id, user, before, getAnnouncements } = await openAndPrepare(write);
      await store.fail({
        ...failureRule(write, id),
        status: 401,
        body: { error: 'This session was closed elsewhere' },
      });
      await write.send(user, id);
      const dialog = await screen.findByRole('dialog', { name: 'Sign in to continue' });
      if (write.typed) expect(await write.typed.readValue()).toBe(write.typed.text);
      await user.type(within(dialog).getByLabelText(/^Password/), 'demo-demo');
      await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
      await expectSuccessNotice(write, getAnnouncements);
      await store.waitForIdle();
      await expectAppliedOnce(write, id, before);
      expect(await countRequests(store, write, id)).toBe(2);
      expect(getAlertTexts()).toEqual([]);
    });

    it.each(pressesOf(write, isFirst, turn))('is sent once by $name', async ({ repeat }) => {
      countCases('duplicate');
      const { id, user, before, getAnnouncements } = await openAndPrepare(write);
      await write.send(repeat(user), id);
      await expectSuccessNotice(write, getAnnouncements);
      await store.waitForIdle();
      await expectAppliedOnce(write, id, before);
      expect(await countRequests(store, write, id)).toBe(1);
    });

    const isReportTested = write.repeatedMessage !== undefined && isInTurn(turn, CREATIONS_PER_PROOF_TEST);
    it.each(isReportTested ? ['is reported if the API ignores its key and gets it twice'] : [])('%s', async () => {
      countCases('falseSuccess');
      const { id, user, before } = await openAndPrepare(write);
      store.intercept(failureRule(write, id), async (send) => {
        await send();
        return send(crypto.randomUUID());
      });
      await write.send(user, id);
      await waitFor(() => expect(getAlertTexts().some((text) => write.repeatedMessage?.test(text))).toBe(true));
      await store.waitForIdle();
      const after = await write.state?.(store, id);
      if (typeof before === 'number') expect(after).toBe(before + 2);
      expect(await countRequests(store, write, id)).toBe(2);
    });

    const isRetryTested = write.canBeSentAgain === true && isInTurn(turn + 1, CREATIONS_PER_PROOF_TEST);
    it.each(isRetryTested ? ['is created once over failures and reloads'] : [])('%s', async () => {
      countCases('duplicate');
      const { id, user, before } = await openAndPrepare(write);
      const reopen = async () => {
        await open(window.location.pathname + window.location.search);
        await (write.typed ? write.typed.reopen(user, id) : write.prepare(user, id));
      };
      await store.fail({ ...failureRule(write, id), status: 502, html: '<html></html>' });
      await write.send(user, id);
      await waitFor(() => expect(getAlertTexts().join('\n')).toMatch(write.failureMessage));
      await reopen();
      // The connection breaks after the request has arrived, so that the outcome can't be read.
      store.intercept(failureRule(write, id), async (send) => {
        await send();
        store.setOnline(false);
        throw new TypeError('Failed to fetch');
      });
      await write.send(user, id);
      await waitFor(() => expect(getAlertTexts().join('\n')).toMatch(write.failureMessage));
      store.setOnline(true);
      await reopen();
      const getAnnouncements = recordAnnouncements();
      await write.send(user, id);
      await expectSuccessNotice(write, getAnnouncements);
      await store.waitForIdle();
      await expectAppliedOnce(write, id, before);
      const keys = (await findRequests(store, write, id)).map(({ headers }) => headers['idempotency-key']);
      expect(keys).toEqual([expect.any(String), keys[0]]);
    });

    const resendCaseNames = write.resend ? ['is applied once if it is sent again after a lost response'] : [];
    it.each(resendCaseNames)('%s', async () => {
      const { id, user, before, getAnnouncements } = await sendWithFault(write, lostResponse);
      await expectFailureNotice(write, lostResponse);
      await store.clearFailures();
      await write.resend?.(user);
      await expectSuccessNotice(write, getAnnouncements);
      await store.waitForIdle();
      await expectAppliedOnce(write, id, before);
      expect(await countRequests(store, write, id)).toBe(expectedRequestCount(write, lostResponse) + 1);
    });
  });
}

/** React-admin logs every failed request, and the simulated browser every broken connection. */
const isExpectedError = (args: unknown) =>
  args instanceof AppError || /socket hang up|ECONNRESET|not wrapped in act/.test(String(args));

/** Whether a 401 opens the sign-in dialog. */
const hasSignIn = ({ isThirdParty, opensNoSignIn }: Write) => !isThirdParty && !opensNoSignIn;

const getRequest = ({ request }: Write, id: string): WriteRequest =>
  typeof request === 'function' ? request(id) : request;

function failureRule(write: Write, id: string): Pick<FailureRule, 'method' | 'pathPattern' | 'bodyPattern'> {
  const { method, path, body } = getRequest(write, id);
  return { method, pathPattern: path.source, ...(body && { bodyPattern: body.source }) };
}

const expectedRequestCount = (write: Write, { name, rule: faultRule }: Fault) =>
  faultRule === null ? 0 : (write.requestCounts?.[name] ?? 1);

async function findRequests(store: FakeStore, write: Write, id: string): Promise<readonly LoggedRequest[]> {
  const { method, path, body } = getRequest(write, id);
  const isMatch = (logged: LoggedRequest) =>
    logged.method === method && path.test(logged.path) && (body?.test(JSON.stringify(logged.body)) ?? true);
  return (await store.writes()).filter(isMatch);
}

const countRequests = async (store: FakeStore, write: Write, id: string) =>
  (await findRequests(store, write, id)).length;

/** Makes the next matching requests fail. */
async function injectFault(store: FakeStore, write: Write, fault: Fault, id: string): Promise<void> {
  const times = expectedRequestCount(write, fault);
  if (fault.rule === null) store.setOnline(false);
  else await store.fail({ ...failureRule(write, id), ...fault.rule, times });
  // Only fakes timers, which also advance in real time, so that timeouts and retries pass quickly.
  if (fault.isSilent || times > 1)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
}

/** Advances the timers past timeouts and retry delays. */
async function advancePastFault(store: FakeStore, write: Write, fault: Fault, id: string): Promise<void> {
  const times = expectedRequestCount(write, fault);
  if (!fault.isSilent && times < 2) return;
  const isSent = async (count: number) => (await countRequests(store, write, id)) >= count;
  await waitFor(async () => expect(await isSent(1)).toBe(true));
  for (let attempt = 1; attempt <= times; attempt += 1) {
    for (let steps = 0; steps < MAX_STEPS && !(await isSent(attempt)); steps += 1) {
      await act(() => vi.advanceTimersByTimeAsync(STEP_MS));
    }
    if (fault.isSilent) await act(() => vi.advanceTimersByTimeAsync(giveUpDelay(write)));
  }
}

/** Cancels the sign-in dialog. The failed write stays failed, and its input stays in the form. */
async function dismissSignIn(user: UserEvent): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Sign in to continue' });
  expect(dialog).toHaveTextContent('Your work on this page is kept');
  await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
}

/** Messages by fault name that replace the usual message of the fault. */
function getMessages(write: Write): Readonly<Record<string, RegExp>> {
  const { verifiesOutcome, failureMessage, notAppliedMessage = verifiesOutcome && failureMessage } = write;
  return { ...(notAppliedMessage && textsAfterVerification(notAppliedMessage)), ...write.expectedMessages };
}

/** Expects an alert that names what failed and why, and a recovery option in it or on a button. */
async function expectFailureNotice(write: Write, { name, expectedMessage }: Fault): Promise<void> {
  const ownNotice = write.ownNotices?.[name];
  if (ownNotice) return waitFor(() => expect(getAlertTexts().join('\n')).toMatch(ownNotice));
  await waitFor(() => {
    const alertText = getAlertTexts().join('\n');
    expect(alertText).toMatch(write.failureMessage);
    // Not that the record is read to find out.
    expect(alertText).toMatch(getMessages(write)[name] ?? expectedMessage);
  });
  expect([...getAlertTexts(), ...getAlertButtons()].join('\n')).toMatch(RECOVERY_TEXT);
}
