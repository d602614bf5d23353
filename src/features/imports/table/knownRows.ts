import { mapValues, pick } from 'es-toolkit/object';
import type { ImportKind } from '../../../../resources/imports/importKind';
import { normalizeText } from '../../../../resources/normalizeTexts';
import type { ImportRow } from './checkedRows';
import { normalizeEmail } from './resolveDuplicates';

/** Where a row was found: in the store, in an earlier import, among what one still has to send, or before in the same file. */
export type RepeatSource = 'inStore' | 'sentBefore' | 'unfinished' | 'equal';

/** Rows that the rows of a file may repeat. */
export interface KnownRows {
  /** Adds the identities of rows of an earlier import, or reviews of the store as rows. */
  add(source: Exclude<RepeatSource, 'equal'>, rows: readonly ImportRow[]): void;
  isEmpty(): boolean;
  /** Returns where a row is known from; null if it isn't. */
  find(hashes: RowHashes): Exclude<RepeatSource, 'equal'> | null;
}

/** What rows are compared by. */
export interface RowHashes {
  /** Of its identity. */
  row: number;
  /** Of a review's texts, rating and day; null without a text, where equal reviews may be of different customers. */
  review: number | null;
}

/** Creates an empty set of known rows. Only hashes are kept, since there may be many. */
export function createKnownRows(): KnownRows {
  const hashes = { sentBefore: new Set<number>(), unfinished: new Set<number>(), inStore: new Set<number>() };
  return {
    add(source, rows) {
      for (const row of rows) {
        if (source !== 'inStore') hashes[source].add(hashValues(row));
        else for (const key of toReviewKeys(row)) hashes.inStore.add(hash(key));
      }
    },
    isEmpty: () => Object.values(hashes).every(({ size }) => size === 0),
    find({ row, review }) {
      if (hashes.sentBefore.has(row)) return 'sentBefore';
      if (hashes.unfinished.has(row)) return 'unfinished';
      return review !== null && hashes.inStore.has(review) ? 'inStore' : null;
    },
  };
}

/**
 * Returns the values that identify a row. Points: the customer and the points. Reviews: author, product, texts, rating and
 * date. All values of a row without points, which can be sent again, and of a review without an author or a text, which may
 * be of another customer.
 */
export function toIdentity({ key, sumField, fields }: ImportKind, row: ImportRow): ImportRow {
  const values = mapValues(row, (value, name) => {
    if (typeof value === 'number') return value;
    return fields[name]?.kind === 'email' ? normalizeEmail(value) : normalizeText(value);
  });
  if (key !== undefined) return sumField !== undefined && values[sumField] ? pick(values, [key, sumField]) : values;
  const { customerEmail, customerName, productId, productName, title = '', description = '' } = values;
  const author = customerEmail ?? customerName;
  if (author === undefined || !(title || description)) return values;
  const product = productId ?? productName ?? '';
  return { ...pick(values, ['rating', 'createdAt']), title, description, author, product };
}

export function hashRow(kind: ImportKind, row: ImportRow): RowHashes {
  const reviewKey = toReviewKeys(row).at(-1);
  return { row: hashValues(toIdentity(kind, row)), review: reviewKey === undefined ? null : hash(reviewKey) };
}

const hashValues = (row: ImportRow): number =>
  hash(JSON.stringify(Object.entries(row).sort(([name], [other]) => (name < other ? -1 : 1))));

/**
 * Keys of a review: its texts and rating, and these with its day if it has one. Other values may be different in the
 * store, such as the name of a known customer. None without a text, since many reviews have the same rating.
 */
export function toReviewKeys({ title, description, rating, createdAt }: ImportRow): string[] {
  const texts = [title, description].map((text) => (typeof text === 'string' ? normalizeText(text) : ''));
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
