/** The ways in which a write goes wrong. */
import type { FailureRule } from '../../../mock-server/controls/failureRules';

export interface Fault {
  name: string;
  /** What the backend does with the call; null: nothing reaches it, the network is gone. */
  rule: Omit<FailureRule, 'method' | 'pathPattern'> | null;
  /** What the merchant is told of it. */
  says: RegExp;
  /** The browser cannot know whether it was done. */
  isUncertain: boolean;
  /** It was done, and only the answer is lost. */
  isApplied: boolean;
  /** The console gives it up by itself after a while. */
  isSilent: boolean;
}

const gateway = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';
const guestPage = '<!doctype html><title>Guest Wi-Fi</title><form action="/login"><h1>Welcome to the hotel</h1></form>';

type Rule = NonNullable<Fault['rule']>;

const told = (status: number, error: string): Fault => ({
  name: String(status),
  rule: { status, body: { error, stack: 'TypeError: no\n    at save (server.js:1:1)' } },
  says: new RegExp(error),
  isUncertain: false,
  isApplied: false,
  isSilent: false,
});

/** Both ways: it was not done, or it was, and nobody says so. */
const unclear = (name: string, rule: Rule): Fault[] =>
  [false, true].map((isApplied) => ({
    name: isApplied ? `${name}, though it was done` : name,
    rule: { ...rule, ...(isApplied && { applied: true }) },
    says: /may have been saved|nobody knows|not certain|has not arrived/i,
    isUncertain: true,
    isApplied,
    isSilent: rule.hang === true,
  }));

/** Every one of them, in the order of the requirement; 401 asks for a sign-in, and is tested by itself too. */
export const faults: readonly Fault[] = [
  {
    name: 'offline',
    rule: null,
    says: /you are offline|nothing was sent/i,
    isUncertain: false,
    isApplied: false,
    isSilent: false,
  },
  ...unclear('a timeout', { hang: true }),
  told(401, 'This session was closed elsewhere'),
  told(403, 'Your role may not do this'),
  told(404, 'This was deleted by somebody'),
  told(409, 'Somebody changed this meanwhile'),
  told(422, 'This value is not accepted'),
  told(500, 'Our database is asleep'),
  ...unclear('a 502 page', { status: 502, html: gateway }),
  ...unclear('a page with status 200', { status: 200, html: guestPage }),
  ...unclear('a reset connection', { reset: true }),
];

/** It was done, and the answer is lost. @throws Error where no such fault is tried */
export const lostAnswer: Fault = faultNamed('a 502 page, though it was done');

/** What is told of faults after which the console has looked: it knows that nothing has arrived. */
export const toldAfterLooking = (text: RegExp): Readonly<Record<string, RegExp>> =>
  Object.fromEntries(
    faults.flatMap(({ name, isUncertain, isApplied }) => (isUncertain && !isApplied ? [[name, text] as const] : [])),
  );

function faultNamed(name: string): Fault {
  const found = faults.find((fault) => fault.name === name);
  if (!found) throw new Error(`no fault '${name}'`);
  return found;
}
