/**
 * To add a write, describe it by one {@link Write} in a list of `<name>Writes.ts`, next to similar ones, and pass the
 * list to `faultMatrix` in the file of its area in `tests/faults`. It is then tested with the faults of `faults.ts`.
 */
import type { UserEvent } from '@testing-library/user-event';
import type { FakeStore } from './fakeStore';

/** Matches a request by method, path, and optionally its JSON body. */
export interface WriteRequest {
  method: string;
  path: RegExp;
  body?: RegExp;
}

/** A write of the console: the steps that send it, and how to check its outcome. */
export interface Write {
  name: string;
  /** Opens the form or dialog and performs all steps except the last. @param id of the record */
  prepare(user: UserEvent, id: string): Promise<void>;
  /** The last step, which sends the request by its last click. */
  send(user: UserEvent, id: string): Promise<void>;
  /** URL of the page. */
  url(id: string): string;
  /** Returns the id of the record. Without it, the id is ''. */
  pickId?(store: FakeStore): Promise<string>;
  /** The expected request. If there are several, the one that is checked. */
  request: WriteRequest | ((id: string) => WriteRequest);
  /**
   * Fetches a value that changes when the write is applied; a number is incremented by one. Null if the outcome is not
   * observable.
   */
  state: ((store: FakeStore, id: string) => Promise<unknown>) | null;
  /** Expected number of requests by fault name. Defaults to 1. */
  requestCounts?: Readonly<Record<string, number>>;
  /** The request goes to a third-party server, whose 401 opens no sign-in dialog. */
  isThirdParty?: true;
  /** The request needs no session, so that its 401 opens no sign-in dialog. */
  opensNoSignIn?: true;
  /** Success message, which must never appear otherwise. */
  successMessage: RegExp;
  /** Part of the error message. */
  failureMessage: RegExp;
  /** Part of the message if it was created twice, since the API ignores the key of a request that it gets twice. */
  repeatedMessage?: RegExp;
  /** The same can be sent again after a reload, since the page doesn't know that it was created. */
  canBeSentAgain?: true;
  /** Typed text, which must stay on the page and be offered again after a reload. */
  typed?: {
    readValue(): string | Promise<string>;
    text: string;
    /** Opens the form or dialog again after a reload. */
    reopen(user: UserEvent, id: string): Promise<void>;
  };
  /**
   * Differs from another write by its declaration only: its field, value and texts, or its entity. The other write has
   * the other tests.
   */
  isVariant?: true;
  /** Has every fault in each run. One write per kind of sender suffices, because they share how failures are handled. */
  hasAllFaults?: true;
  /** Whole notices by fault name, with what failed, why, and what to do, where the usual parts don't fit. */
  ownNotices?: Readonly<Record<string, RegExp>>;
  /** Messages by fault name that replace the usual message of the fault. */
  expectedMessages?: Readonly<Record<string, RegExp>>;
  /** Reads visible state that no row or panel shows, opening it first. It must be the same after a reload. */
  readView?(user: UserEvent, id: string): Promise<unknown>;
  /** Each press is a separate change, such as a move by one position. */
  isStepwise?: true;
  /** Sets a value: a request that is sent twice changes nothing more. */
  setsValue?: true;
  /** Sends the same write again after a lost response. It must be applied once. */
  resend?(user: UserEvent): Promise<void>;
  /** The console reads the record back if the outcome is uncertain, and then reports success if it was applied. */
  verifiesOutcome?: true;
  /** Part of the message if it has read that nothing was applied. Defaults to `failureMessage`. */
  notAppliedMessage?: RegExp;
}

/** A text that is typed in a field of the page, which shows it again after a reload. */
export const typedIn = (find: () => Promise<{ value: string }>, text: string): NonNullable<Write['typed']> => ({
  text,
  readValue: async () => (await find()).value,
  reopen: async () => void (await find()),
});
