import * as z from 'zod/mini';
import { boolean, id, number, text } from './shapes';

/** Common fields of tasks and rewards. Unknown fields are kept. */
const part = { _id: id, type: text, isEnabled: boolean, title: text, config: z.optional(z.unknown()) };

/** Task that earns points. The type of `config` depends on `type` (`loyalty/taskTypes.ts`). */
export const taskShape = z.looseObject({ ...part, points: number });
export type ProgramTask = z.infer<typeof taskShape>;

/** Reward that points are redeemed for. The type of `config` depends on `type` (`loyalty/rewardTypes.ts`). */
export const rewardShape = z.looseObject({ ...part, pointsCost: number });
export type ProgramReward = z.infer<typeof rewardShape>;

/** Loyalty program. Tasks and rewards are in the merchant's order. */
export const programShape = z.looseObject({
  _id: id,
  name: text,
  tasks: z._default(z.nullable(z.array(taskShape)), null),
  rewards: z._default(z.nullable(z.array(rewardShape)), null),
  settings: z.optional(z.unknown()),
});
export type Program = z.infer<typeof programShape>;

/** How programs are read. */
export const programReads = { shape: programShape, path: 'loyalty/programs', items: 'programs' } as const;

/** `loyaltyProgramId` of customers that are excluded from all programs. */
export const excludedFromPrograms = '-1';
