/** Sends a text of a record so that nobody's is overwritten unseen, and whatever became of it is known. */
import { AppError, toAppError } from '../../../dataProvider/errors';
import type { ConsoleRecord } from '../records/consoleRecord';
import { fieldText, isSameText } from './fieldText';

/** What became of a text that was to be sent. */
export type SendOutcome =
  /** The record has it. */
  | { kind: 'sent' }
  /** Somebody else has changed it since the merchant saw it; nothing was overwritten. */
  | { kind: 'conflict'; fresh: ConsoleRecord }
  /** The record is not there any more. */
  | { kind: 'gone' }
  /** It was not written, and it is known why. */
  | { kind: 'failed'; error: AppError }
  /** It may have been written; the record was read again, and does not have it. */
  | { kind: 'missing'; error: AppError }
  /** It may have been written, and the record could not be read to tell. */
  | { kind: 'unknown'; error: AppError };

export interface TextToSend {
  /** The field that holds the text. */
  field: string;
  text: string;
  /** The text that was there when the merchant began. */
  seen: string;
}

export interface SendPorts {
  /** The record as the server has it now; null where it was not found. @throws AppError */
  read(): Promise<ConsoleRecord | null>;
  /** @returns false when another write took its place @throws AppError */
  write(text: string): Promise<boolean>;
  /** Whether a record that is not found is gone for sure: elsewhere it may only not be looked up. */
  isFoundForSure: boolean;
}

/** Looks first, then writes, and looks again where the answer leaves a doubt. Never throws. */
export async function sendText(wanted: TextToSend, ports: SendPorts): Promise<SendOutcome> {
  const before = await look(ports);
  if (before.error) return { kind: 'failed', error: before.error };
  if (before.fresh) {
    const found = compare(wanted, before.fresh);
    if (found) return found;
  } else if (ports.isFoundForSure) return { kind: 'gone' };
  try {
    if (await ports.write(wanted.text)) return { kind: 'sent' };
    return { kind: 'failed', error: new AppError({ kind: 'cancelled' }) };
  } catch (thrown) {
    return settle(wanted, ports, toAppError(thrown));
  }
}

/** Whether a text has arrived of which nobody knows; to be asked as often as the merchant wants. Never throws. */
export async function lookAfter(wanted: TextToSend, ports: SendPorts, error: AppError): Promise<SendOutcome> {
  const { fresh, error: unread } = await look(ports);
  const isDoubtful = error.uncertain;
  if (unread) return { kind: isDoubtful ? 'unknown' : 'failed', error };
  if (!fresh) {
    if (ports.isFoundForSure || error.kind === 'notFound') return { kind: 'gone' };
    return { kind: isDoubtful ? 'unknown' : 'failed', error };
  }
  return compare(wanted, fresh) ?? { kind: isDoubtful ? 'missing' : 'failed', error };
}

async function settle(wanted: TextToSend, ports: SendPorts, error: AppError): Promise<SendOutcome> {
  const isTold = error.uncertain || error.kind === 'conflict' || error.kind === 'notFound';
  return isTold ? lookAfter(wanted, ports, error) : { kind: 'failed', error };
}

/** Null where the record has the text that the merchant saw. */
function compare({ field, text, seen }: TextToSend, fresh: ConsoleRecord): SendOutcome | null {
  const now = fieldText(fresh, field);
  if (isSameText(now, text)) return { kind: 'sent' };
  return isSameText(now, seen) ? null : { kind: 'conflict', fresh };
}

async function look({ read }: SendPorts): Promise<{ fresh: ConsoleRecord | null; error: AppError | null }> {
  try {
    return { fresh: await read(), error: null };
  } catch (thrown) {
    return { fresh: null, error: toAppError(thrown) };
  }
}
