/** Saves a profile so that nobody's change is overwritten unseen, and whatever became of it is known. */

import { certainly } from '../../../../dataProvider/certainly';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { asCustomer } from '../customer';
import { changeFor, conflictsOf, type Edits, type ProfileField, profileOf } from './profile';

/** What became of changes that were to be saved. */
export type SaveOutcome =
  /** The server has them. */
  | { kind: 'saved' }
  /** Somebody else has changed these fields since the merchant saw them; nothing was saved. */
  | { kind: 'conflict'; fields: readonly ProfileField[]; fresh: ConsoleRecord }
  | { kind: 'gone' }
  /** They were not saved, and it is known why. */
  | { kind: 'failed'; error: AppError }
  /** They may have been saved, and the customer could not be read to tell. */
  | { kind: 'unknown'; error: AppError };

interface SavePorts {
  /** The customer as the server has it now; null for one that is gone. @throws AppError */
  read(): Promise<ConsoleRecord | null>;
  /** @throws AppError */
  write(fresh: ConsoleRecord, change: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/** Looks first, then writes, and looks again where the answer leaves a doubt. Never throws. */
export async function saveProfile(edits: Edits, { read, write }: SavePorts): Promise<SaveOutcome> {
  const before = await lookAt(read);
  if ('error' in before) return { kind: 'failed', error: before.error };
  if (!before.fresh) return { kind: 'gone' };
  const conflict = compare(edits, before.fresh);
  if (conflict) return conflict;
  const change = changeFor(edits, profileOf(asCustomer(before.fresh)));
  if (Object.keys(change).length === 0) return { kind: 'saved' };
  try {
    await write(before.fresh, change);
    return { kind: 'saved' };
  } catch (thrown) {
    return settle(edits, read, toAppError(thrown));
  }
}

async function settle(edits: Edits, read: SavePorts['read'], error: AppError): Promise<SaveOutcome> {
  if (!error.uncertain && error.kind !== 'conflict' && error.kind !== 'notFound') return { kind: 'failed', error };
  const after = await lookAt(read);
  if ('error' in after) return { kind: error.uncertain ? 'unknown' : 'failed', error };
  if (!after.fresh) return { kind: 'gone' };
  const missing = changeFor(edits, profileOf(asCustomer(after.fresh)));
  if (Object.keys(missing).length === 0) return { kind: 'saved' };
  // It was read again, so that there is no doubt any more.
  return compare(edits, after.fresh) ?? { kind: 'failed', error: certainly(error) };
}

function compare(edits: Edits, fresh: ConsoleRecord): SaveOutcome | null {
  const fields = conflictsOf(edits, profileOf(asCustomer(fresh)));
  return fields.length > 0 ? { kind: 'conflict', fields, fresh } : null;
}

async function lookAt(read: SavePorts['read']): Promise<{ fresh: ConsoleRecord | null } | { error: AppError }> {
  try {
    return { fresh: await read() };
  } catch (thrown) {
    return { error: toAppError(thrown) };
  }
}
