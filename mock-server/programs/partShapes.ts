/** What a task and a reward of a programme must be: stated here on its own, as the provider's contract has it. */
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Documents } from '../fixtures/documents';
import { invalid } from '../problem';
import { readBody } from '../rules/fieldTexts';
import { filled } from '../rules/shapes';

export type ProgramDocument = Documents['programs'][number];
export type PartDocument = ProgramDocument['tasks'][number];
export type ListName = 'tasks' | 'rewards';

/** Types of section 3 of the specification. */
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
  _id: z.optional(filled),
  type: filled,
  isEnabled: z.boolean(),
  title: z.string().check(z.maxLength(200, 'Must not be longer than 200 letters.')),
  config: z.looseObject({}),
};

const shapes = {
  tasks: z.looseObject({ ...common, points: wholePoints }),
  rewards: z.looseObject({ ...common, pointsCost: wholePoints }),
};

/**
 * A task or reward as it was sent, with an id. A type and fields that are not of the contract are taken where another of
 * the shop has them.
 * @throws Problem 422 with a text for every field that does not fit
 */
export function readPart(list: ListName, raw: unknown, known: readonly PartDocument[]): PartDocument {
  const values = readBody(shapes[list], raw);
  const part: PartDocument = {
    ...values,
    _id: typeof values['_id'] === 'string' ? values['_id'] : randomBytes(12).toString('hex'),
    type: String(values['type']),
  };
  const alike = known.filter(({ type }) => type === part.type);
  const names: readonly string[] = types[list];
  if (!names.includes(part.type) && alike.length === 0) {
    throw invalid({ type: `Must be one of: ${names.join(', ')}.` });
  }
  const strange = Object.keys(part).filter(
    (name) => !Object.hasOwn(shapes[list].shape, name) && !alike.some((one) => Object.hasOwn(one, name)),
  );
  if (strange.length > 0) throw invalid(Object.fromEntries(strange.map((name) => [name, 'There is no such field.'])));
  return part;
}
