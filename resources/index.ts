/** Entity registry, in menu order: the console's own, then those that are registered. */

import { checkRecordKind } from './checkRecordKind';
import { customers } from './customers';
import type { Entity } from './entity';
import { faq } from './faq';
import { programReads } from './programs';
import type { FirstRecordReads } from './recordKind';
import { getRegistered } from './registerDeclarations';
import { reviews } from './reviews';
import { rewards } from './rewards';
import { widgetReads } from './widgets';

export const entities: readonly Entity[] = [customers, rewards, reviews, faq, ...getRegistered().entities];

/**
 * Kinds of record without a derived list, and the field that names a record. Their declarations are loaded with the first
 * read of one (`recordKinds.ts`).
 */
export const recordKindTitles = {
  programs: 'name',
  'program-tasks': 'title',
  'program-rewards': 'title',
  widgets: 'type',
  templates: 'key',
  texts: 'locale',
  settings: 'website',
  theme: 'id',
  managers: 'email',
  birthdays: 'date',
  points: 'points',
  vouchers: 'coupon_code',
  submissions: 'createdAt',
  'import-jobs': 'kind',
} as const;

/** How the kinds are read that lists and the first page need. The other code for kinds is loaded later. */
export const firstRecordReads: ReadonlyMap<string, FirstRecordReads> = new Map<string, FirstRecordReads>([
  ['programs', programReads],
  ['widgets', widgetReads],
]);

/** Kinds of the console whose changes show before the response, with all fields. */
export const recordKindsShownAtOnce: readonly string[] = ['settings', 'theme'];

export type RecordKindName = keyof typeof recordKindTitles;

/**
 * Read-only entities with a REST list that are declared in a file of their own, loaded when their list is opened; by
 * name. Records of other entities don't link to them.
 */
export const lazyEntities: Readonly<Record<string, () => Promise<Entity>>> = {
  sales: async () => (await import('./sales')).sales,
};

const ownKinds = getRegistered().recordKinds;

/** The field that names a record, of every kind without a derived list. */
export const allRecordKindTitles: Readonly<Record<string, string>> = {
  ...recordKindTitles,
  ...Object.fromEntries(Object.entries(ownKinds).map(([name, { title }]) => [name, title])),
};

// Production builds skip it, as they do for entities.
if (process.env.NODE_ENV !== 'production') {
  const taken = [...entities.map(({ name }) => name), ...Object.keys({ ...recordKindTitles, ...lazyEntities })];
  for (const [name, kind] of Object.entries(ownKinds)) checkRecordKind(name, kind, taken);
}
