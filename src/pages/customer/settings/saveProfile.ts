/** Saves a profile with optimistic concurrency, and verifies the outcome if the response was lost. */

import type { AppError } from '../../../../dataProvider/errors';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { verifiedWrite } from '../../../engine/writes/verifiedWrite';
import { toCustomer } from '../customer';
import { findProfileConflicts, type ProfileEdits, type ProfileField, toProfile, toProfilePatch } from './profile';

/** Outcome of a save. */
export type SaveProfileOutcome =
  /** The server has all changes. */
  | { kind: 'saved' }
  /** Another user changed these fields since they were shown. Nothing was saved. */
  | { kind: 'conflict'; fields: readonly ProfileField[]; fresh: ConsoleRecord }
  | { kind: 'gone' }
  /** Nothing was saved. */
  | { kind: 'failed'; error: AppError }
  /** The write may have succeeded, and verification failed. */
  | { kind: 'unknown'; error: AppError };

interface SavePorts {
  /**
   * Fetches the current customer; null if it no longer exists.
   * @throws AppError
   */
  read(): Promise<ConsoleRecord | null>;
  /** @throws AppError */
  write(fresh: ConsoleRecord, change: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/** Reads, compares, writes, and reads back if the response was lost. Never throws. */
export async function saveProfile(edits: ProfileEdits, { read, write }: SavePorts): Promise<SaveProfileOutcome> {
  const getPatch = (fresh: ConsoleRecord) => toProfilePatch(edits, toProfile(toCustomer(fresh)));
  const result = await verifiedWrite({
    load: read,
    compare(fresh) {
      const fields = findProfileConflicts(edits, toProfile(toCustomer(fresh)));
      if (fields.length > 0) return { conflict: fields };
      return Object.keys(getPatch(fresh)).length === 0 ? 'applied' : 'notApplied';
    },
    write: (fresh) => write(fresh, getPatch(fresh)),
  });
  switch (result.kind) {
    case 'written':
    case 'applied':
      return { kind: 'saved' };
    case 'conflict':
      return { kind: 'conflict', fields: result.conflict, fresh: result.state };
    case 'gone':
      return { kind: 'gone' };
    case 'unknown':
      return { kind: 'unknown', error: result.error };
    default:
      return { kind: 'failed', error: result.error };
  }
}
