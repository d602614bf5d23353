import '../../../../i18n/en/areas/history';
import { useLocale, useTranslate } from 'ra-core';
import * as z from 'zod/mini';
import { customers } from '../../../../resources/customers';
import { useRecordChanges } from '../../../engine/actions/useRecordActions';
import type { OpenForm, StoredForm } from '../../../engine/drafts/useStoredForm';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { type AddedPoints, createEntryId, type UndoEntry } from '../../../engine/history/undoStack';
import type { BulkWork } from '../../../engine/records/bulkChanges';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useWriteHistory } from '../../../engine/records/EngineContext';
import { toPointsEntry } from '../../../engine/records/undoEntry';
import { parseAmount } from '../../../lib/format/amount';
import { formatPoints } from '../../../lib/format/formatPoints';
import { useDialogCreation } from '../useDialogCreation';

/** Actions of customers that open the dialog. */
export type PointsAction = 'addPoints' | 'deductPoints';

const additionKeys = { checking: 'points.checking', failed: 'points.failed', unknown: 'points.unknown' };
const deductionKeys = {
  checking: 'points.deduction.checking',
  failed: 'points.deduction.failed',
  unknown: 'points.deduction.unknown',
};

/** Points of one customer. Empty notes aren't sent. */
interface NewPoints {
  points: number;
  adminNote: string;
  customerNote: string;
}

interface AddPointsOptions {
  action: PointsAction;
  /** Whether the points are deducted, which a negative number does under any action. */
  isDeduction: boolean;
  draft: Pick<OpenForm<unknown>, 'forget' | 'setSent'>;
  onClose: () => void;
}

/** Adds points to one customer, with Undo by the inverse, or to those of a bulk run. */
export function useAddPoints({ action, isDeduction, draft, onClose }: AddPointsOptions) {
  const translate = useTranslate();
  const labels = useEntityLabels(customers);
  const locale = useLocale();
  const history = useWriteHistory();
  const { offerUndo } = useRecordChanges();
  const { create, errorMessage } = useDialogCreation({
    resource: 'points',
    messageKeys: isDeduction ? deductionKeys : additionKeys,
    draft,
    onClose,
  });
  const correction = { adminNote: translate('history.correctionNote'), customerNote: '' };

  const addPoints = async (record: ConsoleRecord, added: NewPoints) => {
    const describeAbsence = (balance: unknown, reason: string) =>
      translate('points.notArrived', { reason, balance: formatPoints(Number(balance), locale) });
    const created = await create(
      { ...added, customerId: record.id },
      ({ fresh }, reason) => describeAbsence(fresh?.['totalPoints'], reason),
      { correction },
    );
    if (!created) return;
    // The id is the key that was sent.
    const points: AddedPoints = { ...added, undoKey: `${created.data.id}.undo` };
    const entry: UndoEntry = {
      id: createEntryId(),
      entity: customers,
      record,
      set: null,
      added: { action, points },
    };
    const stored = toPointsEntry(entry);
    if (stored) history.record(stored);
    // The store's notification names the problem.
    if (created.finding) return;
    const key = added.points < 0 ? 'points.deducted' : 'points.done';
    await offerUndo(
      entry,
      { name: action, action: { dialog: true } },
      translate(key, {
        smart_count: Math.abs(added.points),
        title: labels.title(record),
        points: formatPoints(Math.abs(added.points), locale),
      }),
    );
  };

  /** @param keyOf the key of the run for a record */
  const createBulkWork = (added: NewPoints, keyOf: (recordId: string) => string): BulkWork => ({
    toChange({ id }) {
      const key = `${keyOf(id)}.${id}`;
      const data = { ...added, customerId: id };
      return { resource: 'points', data, key: `${key}.do`, undo: { ...added, undoKey: `${key}.undo` } };
    },
  });
  return { addPoints, createBulkWork, errorMessage };
}

const intentShape = z.object({ points: z.string(), adminNote: z.string(), customerNote: z.string() });

/** Unvalidated form values. */
export type PointsIntent = z.infer<typeof intentShape>;

/** Draft storage of the form. */
export const storedPointsForm: StoredForm<PointsIntent> = {
  shape: intentShape,
  empty: { points: '', adminNote: '', customerNote: '' },
};

export type PointsIssue = 'missing' | 'notNumber' | 'zero' | 'negative' | 'fraction' | 'tooLarge';

/** Guards against typing errors. */
const MAX_POINTS = 1_000_000_000;

/** Parses an integer. To add points, any minus sign deducts; to deduct them, none is expected. */
export function parsePoints(
  text: string,
  action: PointsAction,
  locale: string,
): { points: number } | { issue: PointsIssue } {
  const parsed = parseAmount(text.trim().replace(/^–/, '-'), { digits: 0, locale });
  if ('issue' in parsed) return { issue: parsed.issue === 'decimals' ? 'fraction' : parsed.issue };
  const points = parsed.amount;
  if (points === 0) return { issue: 'zero' };
  if (action === 'deductPoints' && points < 0) return { issue: 'negative' };
  if (Math.abs(points) > MAX_POINTS) return { issue: 'tooLarge' };
  return { points: action === 'deductPoints' ? -points : points };
}

export type PointsWarning = 'belowZero' | 'someBelowZero' | 'maybeBelowZero' | 'aboveLimit';

interface PointsWarningInput {
  points: number;
  /** Number of customers. */
  count: number;
  /** Known balances before. */
  balances: readonly number[];
  /** The store's limit; null if there is none. */
  limit: number | null;
}

/** Number of balances that a deduction brings below zero. */
export const countBelowZero = (points: number, balances: readonly number[]): number =>
  points < 0 ? balances.filter((balance) => balance + points < 0).length : 0;

/** Returns the warnings to show before submitting. */
export function getPointsWarnings({ points, count, balances, limit }: PointsWarningInput): readonly PointsWarning[] {
  const belowZero = findBelowZero(points, count, balances);
  const isAboveLimit = limit !== null && Math.abs(points * count) > limit;
  return [...(belowZero ? [belowZero] : []), ...(isAboveLimit ? (['aboveLimit'] as const) : [])];
}

function findBelowZero(points: number, count: number, balances: readonly number[]): PointsWarning | null {
  if (countBelowZero(points, balances) > 0) return count === 1 ? 'belowZero' : 'someBelowZero';
  // Customers of a whole list aren't read before the run.
  return points < 0 && count > 1 && balances.length < count ? 'maybeBelowZero' : null;
}
