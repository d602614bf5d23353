import type { Program } from '../../../../resources/programs';

/** A draft for those who reckon with it: where something is typed that is no number yet, there are no points. */
export function readableProgram(program: Program): Program {
  return {
    ...program,
    tasks: program.tasks?.map((task) => ({ ...task, points: countIn(task.points) })) ?? null,
    rewards: program.rewards?.map((reward) => ({ ...reward, pointsCost: countIn(reward.pointsCost) })) ?? null,
  };
}

const countIn = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);
