/** Types of tasks and rewards of an extension. A function that throws costs only its own result, and is reported. */
import { mapValues } from 'es-toolkit/object';
import { getRegistered } from '../registerDeclarations';
import { defineRewardType, type RewardType } from './rewardType';
import type { Sentence } from './sentence';
import { defineTaskType, type TaskType } from './taskType';

function confine<Value>(name: string, run: () => Value, fallback: Value): Value {
  try {
    return run();
  } catch (error) {
    getRegistered().report(name, error);
    return fallback;
  }
}

const describe = (name: string, run: () => Sentence) =>
  confine(name, run, { key: 'broken', values: { name: { text: name } } });

export const ownTaskTypes: Readonly<Record<string, TaskType>> = mapValues(
  getRegistered().taskTypes,
  (type, key): TaskType => {
    const own = defineTaskType(type);
    const name = `taskTypes.${key}`;
    return {
      ...own,
      pointsEarned: (points, config, context) => confine(name, () => own.pointsEarned(points, config, context), points),
      sentence: (points, config) => describe(name, () => own.sentence(points, config)),
      conditions: (config) => confine(name, () => own.conditions(config), []),
    };
  },
);

export const ownRewardTypes: Readonly<Record<string, RewardType>> = mapValues(
  getRegistered().rewardTypes,
  (type, key): RewardType => {
    const own = defineRewardType(type);
    const name = `rewardTypes.${key}`;
    return {
      ...own,
      cost: (config, redemption) => confine(name, () => own.cost(config, redemption), 0),
      sentence: (cost, config) => describe(name, () => own.sentence(cost, config)),
      conditions: (config) => confine(name, () => own.conditions(config), []),
    };
  },
);
