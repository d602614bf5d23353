/** Preset programs of the wizard, with the defaults of their task and reward types. */
import type { ProgramChange } from '../../../../dataProvider/methods/programCalls';
import { getDefaultConfig } from '../../../../resources/config/configShape';
import { rewardTypes } from '../../../../resources/loyalty/rewardTypes';
import { taskTypes } from '../../../../resources/loyalty/taskTypes';
import type { Goal } from '../goals';

interface Preset {
  tasks: readonly (keyof typeof taskTypes)[];
  rewards: readonly (keyof typeof rewardTypes)[];
}

export const presets: Readonly<Record<Goal, Preset>> = {
  loyalty: {
    tasks: ['signup', 'place_an_order', 'refer_a_friend', 'birthday'],
    rewards: ['fixed_amount', 'free_shipping'],
  },
  reviews: { tasks: ['post_a_review', 'place_an_order'], rewards: ['percentage', 'free_shipping'] },
  questions: { tasks: ['post_a_faq', 'place_an_order'], rewards: ['percentage', 'free_shipping'] },
};

interface PresetNames {
  /** Name of a task or reward type, shown to customers. */
  getTitle: (list: 'tasks' | 'rewards', type: string) => string;
  createId: () => string;
}

/** Tasks and rewards of a preset. */
export function createPresetContent(goal: Goal, { getTitle, createId }: PresetNames): ProgramChange {
  const createPart = (list: 'tasks' | 'rewards', type: string, fields: Parameters<typeof getDefaultConfig>[0]) => ({
    _id: createId(),
    type,
    isEnabled: true,
    title: getTitle(list, type),
    config: getDefaultConfig(fields),
  });
  const { tasks, rewards } = presets[goal];
  return {
    tasks: tasks.map((type) => ({
      ...createPart('tasks', type, taskTypes[type].fields),
      points: taskTypes[type].points,
    })),
    rewards: rewards.map((type) => ({
      ...createPart('rewards', type, rewardTypes[type].fields),
      pointsCost: rewardTypes[type].pointsCost,
    })),
  };
}
