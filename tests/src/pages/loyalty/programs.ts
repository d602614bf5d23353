/** Programmes to try things with. */
import type { Program, ProgramReward, ProgramTask } from '../../../../resources/programs';

export const task = (given: Partial<ProgramTask> = {}): ProgramTask => ({
  _id: 'order',
  type: 'place_an_order',
  isEnabled: true,
  title: 'Shop',
  points: 1,
  config: {},
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
