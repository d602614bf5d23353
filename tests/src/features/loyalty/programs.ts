/** Sample programs. */

import type { Program, ProgramReward, ProgramTask } from '../../../../resources/programs';
import type { Assumptions } from '../../../../src/features/loyalty/costs/assumptions';

export const task = (given: Partial<ProgramTask> = {}): ProgramTask => ({
  _id: 'order',
  type: 'place_an_order',
  isEnabled: true,
  title: 'Shop',
  points: 1,
  config: { amount: 1 },
  ...given,
});

export const reward = (given: Partial<ProgramReward> = {}): ProgramReward => ({
  _id: 'five',
  type: 'fixed_amount',
  isEnabled: true,
  title: '5 off',
  pointsCost: 100,
  config: { value: 5 },
  ...given,
});

export const program = (given: Partial<Program> = {}): Program => ({
  _id: 'program',
  name: 'Club',
  tasks: [task()],
  rewards: [reward()],
  settings: {},
  ...given,
});

/** No events that tasks reward, except orders. */
export const noEvents = {
  signups: 0,
  referrals: 0,
  birthdays: 0,
  shares: 0,
  follows: 0,
  customTasks: 0,
  reviews: 0,
  questions: 0,
  redemptions: 0,
  consents: 0,
};

/** Assumptions with round numbers. */
export const sampleAssumptions: Assumptions = {
  orders: 1000,
  averageOrderValue: 50,
  margin: 0.4,
  memberOrderShare: 0.5,
  redemption: 0.6,
  redeemedWithin: 3,
  pointsOwed: 0,
  shippingCost: 6,
  productCost: 12,
  withPicture: 0,
  eventCounts: noEvents,
};
