import * as z from 'zod/mini';
import { boolean, id, number, text } from './shapes';

/** What tasks and rewards of a programme share; what more the provider knows of them is kept. */
const part = { _id: id, type: text, isEnabled: boolean, title: text, config: z.optional(z.unknown()) };

/** A way to earn points; what `config` holds is told by its type (`loyalty/taskTypes.ts`). */
const taskShape = z.looseObject({ ...part, points: number });
export type ProgramTask = z.infer<typeof taskShape>;

/** What points are redeemed for; what `config` holds is told by its type (`loyalty/rewardTypes.ts`). */
const rewardShape = z.looseObject({ ...part, pointsCost: number });
export type ProgramReward = z.infer<typeof rewardShape>;

/** A loyalty programme (specification section 3); its tasks and rewards stand in the merchant's order. */
export const programShape = z.looseObject({
  _id: id,
  name: text,
  tasks: z._default(z.nullable(z.array(taskShape)), null),
  rewards: z._default(z.nullable(z.array(rewardShape)), null),
  settings: z.optional(z.unknown()),
});
export type Program = z.infer<typeof programShape>;

/** Value of a customer's `loyaltyProgramId` who takes part in no programme (specification section 3). */
export const excludedFromPrograms = '-1';
