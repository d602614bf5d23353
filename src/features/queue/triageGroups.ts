import type { Entity } from '../../../resources/entity';
import { findAllCaps, findContactData, findLinks } from '../../engine/flags/textRules';
import { type ConsoleRecord, getFieldValue } from '../../engine/records/consoleRecord';
import { toAttachments } from '../../engine/records/values';

/** Groups of pending records that merchants decide on in the same way, in the order in which they are shown. */
export const triageGroups = ['short', 'media', 'low', 'contact'] as const;

export type TriageGroup = (typeof triageGroups)[number];

/** Maximum length in characters of all texts of a record in the group `short`. */
export const SHORT_TEXT_LENGTH = 80;

const BEST_RATING = 5;
const LOW_RATING = 2;

const known = new WeakMap<ConsoleRecord, readonly TriageGroup[]>();

export const isTriageGroup = (value: string | null): value is TriageGroup =>
  triageGroups.some((group) => group === value);

/**
 * The groups that a record belongs to, by its own fields alone:
 * - `short`: 5 stars and at most 80 characters, without attachments and without anything that is flagged in a text
 * - `media`: has photos or videos
 * - `low`: 1 or 2 stars
 * - `contact`: a text contains a link, a phone number or an email address
 */
export function getTriageGroups(entity: Entity, record: ConsoleRecord): readonly TriageGroup[] {
  const cached = known.get(record);
  if (cached) return cached;
  const groups = findGroups(entity, record);
  known.set(record, groups);
  return groups;
}

function findGroups(entity: Entity, record: ConsoleRecord): readonly TriageGroup[] {
  const valuesOf = (kind: string) =>
    Object.entries(entity.fields).flatMap(([path, field]) =>
      field.kind === kind ? [getFieldValue(record, path)] : [],
    );
  const texts = (entity.flags?.texts ?? []).map((path) => String(getFieldValue(record, path) ?? ''));
  const [rating] = valuesOf('rating');
  const hasMedia = valuesOf('attachments').some((value) => toAttachments(value).length > 0);
  const hasContact = texts.some((text) => findLinks(text).length > 0 || findContactData(text).length > 0);
  const isShort = texts.join('').length <= SHORT_TEXT_LENGTH && !texts.some((text) => findAllCaps(text).length > 0);
  const isInGroup: Readonly<Record<TriageGroup, boolean>> = {
    short: rating === BEST_RATING && isShort && !hasMedia && !hasContact,
    media: hasMedia,
    low: typeof rating === 'number' && rating > 0 && rating <= LOW_RATING,
    contact: hasContact,
  };
  return triageGroups.filter((group) => isInGroup[group]);
}
