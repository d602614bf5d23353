import * as z from 'zod/mini';
import type { KeptForm } from '../../../engine/useIntentDraft';

const intentShape = z.object({ points: z.string(), adminNote: z.string(), customerNote: z.string() });

/** What a merchant wants to give or take, as typed; checked before it is sent. */
export type PointsIntent = z.infer<typeof intentShape>;

/** How it is kept while it is typed. */
export const keptPoints: KeptForm<PointsIntent> = {
  shape: intentShape,
  empty: { points: '', adminNote: '', customerNote: '' },
};

export type PointsFault = 'missing' | 'notNumber' | 'zero' | 'fraction' | 'tooLarge';

/** Points of one call: more is a slip of the finger. */
const most = 1_000_000_000;

/** The whole number that was typed, or what is wrong with it. A minus of any kind deducts; separators are not guessed. */
export function readPoints(text: string): { points: number } | { fault: PointsFault } {
  const typed = text.trim().replace(/^[−–]/, '-').replace(/^\+/, '');
  if (typed === '') return { fault: 'missing' };
  if (/^-?\d+[.,]\d+$/.test(typed)) return { fault: 'fraction' };
  if (!/^-?\d+$/.test(typed)) return { fault: 'notNumber' };
  const points = Number(typed);
  if (points === 0) return { fault: 'zero' };
  return Math.abs(points) > most ? { fault: 'tooLarge' } : { points };
}

export type PointsWarning = 'belowZero' | 'aboveLimit';

interface Weighed {
  points: number;
  /** Customers who get them. */
  count: number;
  /** Balance before; null where it is not known, or there are several. */
  balance: number | null;
  /** The shop's own limit; null where it has set none. */
  limit: number | null;
}

/** What should be seen before it is sent. */
export function warningsOf({ points, count, balance, limit }: Weighed): readonly PointsWarning[] {
  const isBelowZero = balance !== null && points < 0 && balance + points < 0;
  const isAboveLimit = limit !== null && Math.abs(points * count) > limit;
  return [...(isBelowZero ? (['belowZero'] as const) : []), ...(isAboveLimit ? (['aboveLimit'] as const) : [])];
}
