import type { FormField, InputKind } from '../../../resources/field';
import { pastInstant } from '../../lib/day';
import type { PickerChoice } from '../../ui/form/PickerChoice';

/** What a form holds, by field: a text or number as typed, a record as picked, addresses of pictures. */
export type Values = Readonly<Record<string, unknown>>;

/** A value that nobody has given yet. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** What is picked, as it is in the form; null for anything else. */
export function asChoice(value: unknown): PickerChoice | null {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('label' in value)) return null;
  const { id, label } = value;
  return typeof id === 'string' && typeof label === 'string' ? { ...value, id, label } : null;
}

/** The addresses of uploaded files. */
export const asAddresses = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

type Post = (value: unknown, now: Date) => unknown;

/** What is posted of the kinds whose value in the form is another; undefined where there is nothing to post. */
const posts: { readonly [Kind in InputKind]?: Post } = {
  record: (value) => asChoice(value)?.id,
  pastDay: (value, now) => pastInstant(asText(value), now) ?? undefined,
  // A list is told even when it is empty.
  images: (value) => asAddresses(value).map((src) => ({ src, type: 'image' })),
};

/** What is posted of a field; undefined where it is left out. */
export function postedValue(field: FormField | undefined, value: unknown, now: Date): unknown {
  const post = field && posts[field.kind];
  if (post) return post(value, now);
  return isEmpty(value) ? undefined : value;
}
