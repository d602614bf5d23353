import * as z from 'zod/mini';
import type { StoredForm } from '../../../engine/drafts/useStoredForm';

const intentShape = z.object({ points: z.string(), adminNote: z.string(), customerNote: z.string() });

/** Unvalidated form values. */
export type PointsIntent = z.infer<typeof intentShape>;

/** Draft storage of the form. */
export const storedPointsForm: StoredForm<PointsIntent> = {
  shape: intentShape,
  empty: { points: '', adminNote: '', customerNote: '' },
};

export type PointsIssue = 'missing' | 'notNumber' | 'zero' | 'fraction' | 'tooLarge';

/** Guards against typing errors. */
const MAX_POINTS = 1_000_000_000;

/** Parses an integer. Any minus sign deducts; thousands separators are rejected. */
export function parsePoints(text: string): { points: number } | { issue: PointsIssue } {
  const normalized = text.trim().replace(/^[−–]/, '-').replace(/^\+/, '');
  if (normalized === '') return { issue: 'missing' };
  if (/^-?\d+[.,]\d+$/.test(normalized)) return { issue: 'fraction' };
  if (!/^-?\d+$/.test(normalized)) return { issue: 'notNumber' };
  const points = Number(normalized);
  if (points === 0) return { issue: 'zero' };
  return Math.abs(points) > MAX_POINTS ? { issue: 'tooLarge' } : { points };
}

export type PointsWarning = 'belowZero' | 'aboveLimit';

interface PointsWarningInput {
  points: number;
  /** Number of customers. */
  count: number;
  /** Balance before; null if unknown or for several customers. */
  balance: number | null;
  /** The store's limit; null if there is none. */
  limit: number | null;
}

/** Returns the warnings to show before submitting. */
export function getPointsWarnings({ points, count, balance, limit }: PointsWarningInput): readonly PointsWarning[] {
  const isBelowZero = balance !== null && points < 0 && balance + points < 0;
  const isAboveLimit = limit !== null && Math.abs(points * count) > limit;
  return [...(isBelowZero ? (['belowZero'] as const) : []), ...(isAboveLimit ? (['aboveLimit'] as const) : [])];
}
