import { customers } from '../../../../resources/customers';
import type { NewHistoryEntry } from '../../../engine/history/historyEntry';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';

interface SentPoints {
  points: number;
  adminNote: string;
  customerNote: string;
}

/**
 * The history entry of points that were added to a customer.
 * @param undoKey idempotency key of the opposite write
 * @param undoes `undoKey` of the write that this one undid
 */
export function toPointsEntry(
  record: ConsoleRecord,
  { points, adminNote, customerNote }: SentPoints,
  undoKey: string,
  undoes: string | null = null,
): NewHistoryEntry {
  return {
    kind: 'points',
    resource: customers.name,
    record,
    isUncertain: false,
    points,
    adminNote,
    customerNote,
    undoKey,
    undoes,
  };
}
