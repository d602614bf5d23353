import type { Program } from '../../../../resources/programs';

/** Replaces points that aren't valid numbers yet with null, so that a draft can be used in calculations. */
export function toCalculableProgram(program: Program): Program {
  return {
    ...program,
    tasks: program.tasks?.map((task) => ({ ...task, points: toCount(task.points) })) ?? null,
    rewards: program.rewards?.map((reward) => ({ ...reward, pointsCost: toCount(reward.pointsCost) })) ?? null,
  };
}

const toCount = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);
