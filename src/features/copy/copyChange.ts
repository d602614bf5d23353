import { omit } from 'es-toolkit/object';
import * as z from 'zod/mini';
import { rewardShape, taskShape } from '../../../resources/programs';

/** What can be copied from one store to another, in display order. */
export const copyKindNames = ['colors', 'css', 'programs', 'templates', 'translations', 'replies'] as const;
export type CopyKindName = (typeof copyKindNames)[number];

/** Subject and source of an email. */
export const templateTextsShape = z.object({ subject: z.string(), html: z.string() });

/** A task or reward without its id, which differs from store to store. */
const taskContentShape = z.object(omit(taskShape.shape, ['_id']));
const rewardContentShape = z.object(omit(rewardShape.shape, ['_id']));
export type TaskContent = z.infer<typeof taskContentShape>;
export type RewardContent = z.infer<typeof rewardContentShape>;

/** Content of a loyalty program, without ids. */
export const programContentShape = z.object({
  tasks: z.array(taskContentShape),
  rewards: z.array(rewardContentShape),
  settings: z.record(z.string(), z.unknown()),
});
export type ProgramContent = z.infer<typeof programContentShape>;

const copyValueShape = z.union([z.string(), templateTextsShape, programContentShape]);
export type CopyValue = z.infer<typeof copyValueShape>;

/** A difference between two stores. */
export const copyChangeShape = z.object({
  kind: z.enum(copyKindNames),
  /** Language code of the store that is written to; '' for kinds without languages. */
  locale: z.string(),
  /** Unique within the kind and language. */
  name: z.string(),
  /** Null if the store has no value. */
  before: z.nullable(copyValueShape),
  after: z.nullable(copyValueShape),
  /** Value that customers see if the store has none. */
  fallback: z.optional(copyValueShape),
});
export type CopyChange = z.infer<typeof copyChangeShape>;

/** Unique id of a change. */
export const getChangeKey = ({ kind, locale, name }: Pick<CopyChange, 'kind' | 'locale' | 'name'>): string =>
  JSON.stringify([kind, locale, name]);

/** The inverse changes. */
export const invertChanges = (changes: readonly CopyChange[]): readonly CopyChange[] =>
  changes.map(({ fallback: _fallback, ...change }) => ({ ...change, before: change.after, after: change.before }));
