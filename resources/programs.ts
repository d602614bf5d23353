import * as z from 'zod/mini';
import { boolean, id, number, text } from './shapes';

/** A way to earn points. */
const taskShape = z.object({ type: text, isEnabled: boolean, title: text, points: number });

/** What points are redeemed for. */
const redeemRewardShape = z.object({
  type: text,
  isEnabled: boolean,
  title: text,
  pointsCost: number,
  config: z._default(z.nullable(z.object({ value: number })), null),
});
export type RedeemReward = z.infer<typeof redeemRewardShape>;

/** A loyalty programme, as far as lists, pickers and the value of points need it. */
export const programShape = z.object({
  _id: id,
  name: text,
  tasks: z._default(z.nullable(z.array(taskShape)), null),
  rewards: z._default(z.nullable(z.array(redeemRewardShape)), null),
});
export type Program = z.infer<typeof programShape>;

/** Value of a customer's `loyaltyProgramId` who takes part in no programme (specification section 3). */
export const excludedFromPrograms = '-1';
