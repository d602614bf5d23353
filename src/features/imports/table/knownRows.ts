import { omit } from 'es-toolkit/object';
import { getProfileFields, type ImportKind } from '../../../../resources/imports/importKind';
import type { ImportRow } from './checkedRows';

/** Where a row was found: in the store, in an earlier import, or before in the same file. */
export type RepeatSource = 'inStore' | 'sentBefore' | 'equal';

/** Rows that the rows of a file may repeat. */
export interface KnownRows {
  /** Adds rows that an earlier import sent, or reviews of the store as rows. */
  add(source: Exclude<RepeatSource, 'equal'>, rows: readonly ImportRow[]): void;
  isEmpty(): boolean;
  /** Returns where a row is known from; null if it isn't. */
  find(hashes: RowHashes): Exclude<RepeatSource, 'equal'> | null;
}

/** What rows are compared by. */
export interface RowHashes {
  /** Of all values. */
  row: number;
  /** Of a review's texts, rating and day; null without a text, where equal reviews may be of different customers. */
  review: number | null;
}

/** Creates an empty set of known rows. Only hashes are kept, since there may be many. */
export function createKnownRows(): KnownRows {
  const sentBefore = new Set<number>();
  const inStore = new Set<number>();
  return {
    add(source, rows) {
      for (const row of rows) {
        if (source === 'sentBefore') sentBefore.add(hashValues(row));
        else for (const key of toReviewKeys(row)) inStore.add(hash(key));
      }
    },
    isEmpty: () => sentBefore.size + inStore.size === 0,
    find({ row, review }) {
      if (sentBefore.has(row)) return 'sentBefore';
      return review !== null && inStore.has(review) ? 'inStore' : null;
    },
  };
}

/**
 * Returns a row with points without what customers keep of theirs: whether that was sent depends on what they had then.
 * A row without points can be sent again.
 */
export const omitProfile = (kind: ImportKind, row: ImportRow): ImportRow =>
  kind.profile && kind.sumField !== undefined && row[kind.sumField] ? omit(row, getProfileFields(kind)) : row;

export function hashRow(row: ImportRow): RowHashes {
  const reviewKey = toReviewKeys(row).at(-1);
  return { row: hashValues(row), review: reviewKey === undefined ? null : hash(reviewKey) };
}

const hashValues = (row: ImportRow): number =>
  hash(JSON.stringify(Object.entries(row).sort(([name], [other]) => (name < other ? -1 : 1))));

/**
 * Keys of a review: its texts and rating, and these with its day if it has one. Other values may be different in the
 * store, such as the name of a known customer. None without a text, since many reviews have the same rating.
 */
export function toReviewKeys({ title, description, rating, createdAt }: ImportRow): string[] {
  const texts = [title, description].map((text) => (typeof text === 'string' ? text.trim() : ''));
  if (!texts.some(Boolean)) return [];
  const key = JSON.stringify([...texts, rating]);
  return typeof createdAt === 'string' ? [key, `${key} ${createdAt.slice(0, 10)}`] : [key];
}

/** 53-bit hash: two of 100,000 different texts have the same one in 1 of 2 million cases. */
function hash(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
