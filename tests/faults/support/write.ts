/**
 * To add a write: describe it by one {@link Write} in a list of `<what>Writes.ts`, beside those like it, and hand
 * the list to `faultMatrix` in `tests/faults/<what>.test.ts`. Every fault of `faults.ts` is then tried with it.
 */
import type { UserEvent } from '@testing-library/user-event';
import type { Shop } from './shop';

/** A call as it comes in: the path, and with `body` what its body as JSON holds. */
export interface WriteRequest {
  method: string;
  path: RegExp;
  body?: RegExp;
}

/** A write of the console: how a merchant comes to it, and how it is told whether it was done. */
export interface Write {
  name: string;
  /** Opens the place where it is done, and does all but the last step. @param id of the record that it is about */
  prepare(user: UserEvent, id: string): Promise<void>;
  /** The last step: the one that sends. Of its clicks the last is the one. */
  send(user: UserEvent, id: string): Promise<void>;
  /** Where it is done. */
  at(id: string): string;
  /** The record that it is about; '' for a new one. */
  pick(shop: Shop): Promise<string>;
  /** How the server receives it; of several at once, the one that is looked at. */
  request: WriteRequest | ((id: string) => WriteRequest);
  /**
   * What the server has of it: one value while it is not done, another afterwards; null where that makes no difference.
   * A number grows by one.
   */
  state: ((shop: Shop, id: string) => Promise<unknown>) | null;
  /** How often it is sent under a fault, by its name, where that is not once. */
  sent?: Readonly<Record<string, number>>;
  /** It goes to a server that knows no merchant: its 401 asks nobody to sign in. */
  isStranger?: true;
  /** What is said when it was done, and never before. */
  done: RegExp;
  /** Names of it in a message that it failed. */
  failed: RegExp;
  /** Text that was typed must be on the page, and after a reload offered again. */
  typed?: {
    shown(): string | Promise<string>;
    text: string;
    /** Opens the place again after a reload. */
    reopen(user: UserEvent, id: string): Promise<void>;
  };
  /** What is told in place of the usual words of a fault, by its name, where the console knows more. */
  says?: Readonly<Record<string, RegExp>>;
  /** Brings to view what no row or panel shows of it, and gives that: it must be the same after a reload. */
  look?(user: UserEvent, id: string): Promise<unknown>;
  /** Each press is a wish of its own: a step further. */
  isStepwise?: true;
  /** Sends the same once more, after an answer that was lost: it is done once. */
  again?(user: UserEvent): Promise<void>;
  /** The console looks at the server when it does not know: what was done is then told as done. */
  looksAgain?: true;
}
