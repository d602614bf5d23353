/** Tasks and rewards of a program. Declared independently of the console, following the contract. */
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import extension from '../../src/extensions/index';
import type { Documents } from '../fixtures/documents';
import { validationError } from '../httpError';
import { parseBody } from '../rules/parseBody';
import { nonBlankText } from '../rules/shapes';

export type ProgramDocument = Documents['programs'][number];
export type PartDocument = ProgramDocument['tasks'][number];
export type ListName = 'tasks' | 'rewards';

/** Types of tasks and rewards, besides those of the extension. */
const types = {
  tasks: [
    'place_an_order',
    'refer_a_friend',
    'birthday',
    'social_share',
    'signup',
    'social_follow',
    'custom_task',
    'post_a_review',
    'post_a_faq',
    'redeem_points',
    'accepts_marketing',
  ],
  rewards: ['free_shipping', 'percentage', 'fixed_amount', 'increment_amount', 'free_product'],
} as const;

const wholePoints = z.int('Must be a whole number.').check(z.minimum(0, 'Must not be negative.'));

const common = {
  _id: z.optional(nonBlankText),
  type: nonBlankText,
  isEnabled: z.boolean(),
  title: z.string().check(z.maxLength(200, 'Use up to 200 characters.')),
  config: z.looseObject({}),
};

const shapes = {
  tasks: z.looseObject({ ...common, points: wholePoints }),
  rewards: z.looseObject({ ...common, pointsCost: wholePoints }),
};

/**
 * Validates a task or reward and adds an id if it has none. Unknown types and fields are accepted if another
 * part of the site has them.
 * @throws HttpError 422 with a message per invalid field
 */
export function parsePart(list: ListName, raw: unknown, existing: readonly PartDocument[]): PartDocument {
  const values = parseBody(shapes[list], raw);
  const part: PartDocument = {
    ...values,
    _id: typeof values['_id'] === 'string' ? values['_id'] : randomBytes(12).toString('hex'),
    type: String(values['type']),
  };
  const sameTypeParts = existing.filter(({ type }) => type === part.type);
  const { taskTypes, rewardTypes } = extension;
  const names: readonly string[] = [...types[list], ...Object.keys(list === 'tasks' ? taskTypes : rewardTypes)];
  if (!names.includes(part.type) && sameTypeParts.length === 0) {
    throw validationError({ type: `Must be one of: ${names.join(', ')}.` });
  }
  const unknownFields = Object.keys(part).filter(
    (name) => !Object.hasOwn(shapes[list].shape, name) && !sameTypeParts.some((item) => Object.hasOwn(item, name)),
  );
  if (unknownFields.length > 0)
    throw validationError(Object.fromEntries(unknownFields.map((name) => [name, 'There is no such field.'])));
  return part;
}
