import { parseProgramSettings, roundPoints } from '../../../../resources/loyalty/programSettings';
import { findTaskType } from '../../../../resources/loyalty/taskTypes';
import type { Program, ProgramTask } from '../../../../resources/programs';

/**
 * Computes the points that a task gives for an order, rounded by the program settings.
 * @param orderValue in the store's currency
 */
export function computeTaskPoints(program: Program, task: ProgramTask, orderValue: number): number {
  const type = findTaskType(task.type);
  if (type?.event !== 'orders' || task.isEnabled === false) return 0;
  const earned = type.pointsEarned(Math.max(0, task.points ?? 0), task.config, { orderValue, withPicture: 0 });
  return roundPoints(earned, parseProgramSettings(program.settings).rounding);
}

/** Computes the points that all tasks of a program give for an order. */
export function computeOrderPoints(program: Program, orderValue: number): number {
  return (program.tasks ?? []).reduce((sum, task) => sum + computeTaskPoints(program, task, orderValue), 0);
}
