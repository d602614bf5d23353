/** Saves a text of a record with optimistic concurrency, and verifies the outcome if the response was lost. */
import { AppError, toAppError } from '../../../dataProvider/errors';
import type { ConsoleRecord } from '../records/consoleRecord';
import { type Comparison, verifiedWrite, verifyOutcome } from '../writes/verifiedWrite';
import type { VerifiedWriteResult } from '../writes/writeResult';
import { getFieldText, isSameText } from './fieldText';

/** Outcome of saving a text. */
export type SendOutcome =
  /** The record has the text. */
  | { kind: 'sent' }
  /** Another user changed the text since it was shown; nothing was overwritten. */
  | { kind: 'conflict'; fresh: ConsoleRecord }
  /** The record no longer exists. */
  | { kind: 'gone' }
  /** Nothing was saved, for a known reason. */
  | { kind: 'failed'; error: AppError }
  /** The response was lost, and the record doesn't have the text. */
  | { kind: 'missing'; error: AppError }
  /** The response was lost, and the record couldn't be read to verify. */
  | { kind: 'unknown'; error: AppError };

export interface TextToSend {
  /** The field that holds the text. */
  field: string;
  text: string;
  /** The text that was shown when editing began. */
  seen: string;
}

export interface SendPorts {
  /**
   * Fetches the current record; null if it wasn't found.
   * @throws AppError
   */
  read(): Promise<ConsoleRecord | null>;
  /**
   * Returns false if a later write replaced this one.
   * @throws AppError
   */
  write(text: string): Promise<boolean>;
  /** Whether a record that isn't found no longer exists. Some entities have no reliable lookup. */
  lookupIsReliable: boolean;
}

/** Reads, compares, writes, and reads back if the outcome is uncertain. Never throws. */
export async function sendText(textToSend: TextToSend, ports: SendPorts): Promise<SendOutcome> {
  const result = await verifiedWrite({
    load: () => loadLookup(ports),
    compare: (lookup) => compare(textToSend, lookup),
    async write() {
      if (!(await ports.write(textToSend.text))) throw new AppError({ kind: 'canceled' });
    },
  });
  return toOutcome(result);
}

/** Verifies again whether a text was saved. Never throws. */
export async function verifyDelivery(textToSend: TextToSend, ports: SendPorts, error: AppError): Promise<SendOutcome> {
  const load = () => loadLookup(ports);
  return toOutcome(await verifyOutcome(error, { load, verify: (lookup) => compare(textToSend, lookup) }));
}

/** Result of looking up a record. `fresh` is null if it wasn't found, although it may exist. */
interface Lookup {
  fresh: ConsoleRecord | null;
}

async function loadLookup({ read, lookupIsReliable }: SendPorts): Promise<Lookup | null> {
  const fresh = await read();
  return fresh || !lookupIsReliable ? { fresh } : null;
}

function compare({ field, text, seen }: TextToSend, { fresh }: Lookup): Comparison<ConsoleRecord> {
  if (!fresh) return 'unknown';
  const now = getFieldText(fresh, field);
  if (isSameText(now, text)) return 'applied';
  return isSameText(now, seen) ? 'notApplied' : { conflict: fresh };
}

function toOutcome(result: VerifiedWriteResult<Lookup, void, ConsoleRecord>): SendOutcome {
  switch (result.kind) {
    case 'written':
    case 'applied':
      return { kind: 'sent' };
    case 'conflict':
      return { kind: 'conflict', fresh: result.conflict };
    case 'gone':
      return { kind: 'gone' };
    case 'failed':
      // Neither the write nor the lookup found the record.
      if (result.error.kind === 'notFound' && result.state?.fresh === null) return { kind: 'gone' };
      return { kind: toAppError(result.thrown).uncertain ? 'missing' : 'failed', error: result.error };
    case 'unread':
      return { kind: 'failed', error: result.error };
    default:
      return { kind: 'unknown', error: result.error };
  }
}
