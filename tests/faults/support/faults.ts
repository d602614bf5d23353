/** The failure modes that every write is tested with. */
import type { FailureRule } from '../../../mock-server/controls/failureRules';

export interface Fault {
  name: string;
  /** How the backend treats the request; null if the network is down and nothing is sent. */
  rule: Omit<FailureRule, 'method' | 'pathPattern'> | null;
  /** Expected error message. */
  expectedMessage: RegExp;
  /** The client cannot determine whether the write was applied. */
  isUncertain: boolean;
  /** The write was applied, but the response is lost. */
  isApplied: boolean;
  /** There is no response, so the request times out. */
  isSilent: boolean;
}

const GATEWAY_PAGE = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';
const HOTEL_PAGE =
  '<!doctype html><title>Guest Wi-Fi</title><form action="/login"><h1>Welcome to the hotel</h1></form>';

type Rule = NonNullable<Fault['rule']>;

const SERVER_ERROR_TEXT = 'Our database is asleep';

const statusFault = (status: number, error: string): Fault => ({
  name: String(status),
  rule: { status, body: { error, stack: 'TypeError: no\n    at save (server.js:1:1)' } },
  expectedMessage: new RegExp(error),
  isUncertain: false,
  isApplied: false,
  isSilent: false,
});

/** Two faults with an uncertain outcome: the write was applied, or was not. */
const uncertainFaults = (name: string, rule: Rule): Fault[] =>
  [false, true].map((isApplied) => ({
    name: isApplied ? `${name} after the write was applied` : name,
    rule: { ...rule, ...(isApplied && { applied: true }) },
    expectedMessage: /couldn’t confirm|may not have been saved|couldn’t check/i,
    isUncertain: true,
    isApplied,
    isSilent: rule.hang === true,
  }));

/** All faults, in the order of the requirement. The sign-in after a 401 has its own test, too. */
export const faults: readonly Fault[] = [
  {
    name: 'offline',
    rule: null,
    expectedMessage: /you’re offline|nothing was sent/i,
    isUncertain: false,
    isApplied: false,
    isSilent: false,
  },
  ...uncertainFaults('a timeout', { hang: true }),
  statusFault(401, 'This session was closed elsewhere'),
  statusFault(403, 'Your role may not do this'),
  statusFault(404, 'This was deleted by somebody'),
  statusFault(409, 'Somebody changed this meanwhile'),
  statusFault(422, 'This value is not accepted'),
  // A server that fails may have applied the write, even if it says why.
  { ...statusFault(500, SERVER_ERROR_TEXT), isUncertain: true },
  ...uncertainFaults('a 502 page', { status: 502, html: GATEWAY_PAGE }),
  ...uncertainFaults('a page with status 200', { status: 200, html: HOTEL_PAGE }),
  ...uncertainFaults('a reset connection', { reset: true }),
];

/** A fault whose write was applied but whose response is lost. */
export const lostResponse: Fault = findFault('a 502 page after the write was applied');

/** What depends on the declaration of a write: the value that it restores, and the one that it may have stored. */
export const variantFaults: readonly Fault[] = [findFault('422'), lostResponse];

/** Nothing was sent, and nothing is known. */
export const unansweredFaults: readonly Fault[] = ['offline', 'a timeout'].map(findFault);

/** A 401 that opens no sign-in dialog, and so is covered by no test of signing in again. */
export const unauthorized: Fault = findFault('401');

/**
 * Messages for the uncertain faults of writes that verify the outcome: the console has read that nothing was applied.
 * If the server said why, that may be shown instead.
 */
export const textsAfterVerification = (text: RegExp): Readonly<Record<string, RegExp>> =>
  Object.fromEntries(
    faults
      .filter(({ isUncertain, isApplied }) => isUncertain && !isApplied)
      .map(({ name }) => [name, name === '500' ? new RegExp(`${text.source}|${SERVER_ERROR_TEXT}`, text.flags) : text]),
  );

/** Messages for all uncertain faults of writes that can't be verified and have their own text. */
export const textsWhenUncertain = (text: RegExp): Readonly<Record<string, RegExp>> =>
  Object.fromEntries(faults.filter(({ isUncertain }) => isUncertain).map(({ name }) => [name, text]));

function findFault(name: string): Fault {
  const found = faults.find((fault) => fault.name === name);
  if (!found) throw new Error(`no fault '${name}'`);
  return found;
}
