import { readProgramSettings, roundPoints } from '../../../../resources/loyalty/programSettings';
import { taskTypeOf } from '../../../../resources/loyalty/taskTypes';
import type { Program, ProgramTask } from '../../../../resources/programs';

/** Points that one task gives for an order of this value (the shop's currency), rounded as the programme rounds. */
export function taskPointsOfOrder(program: Program, task: ProgramTask, orderValue: number): number {
  const type = taskTypeOf(task.type);
  if (type?.happens !== 'orders' || task.isEnabled === false) return 0;
  const earned = type.earned(Math.max(0, task.points ?? 0), task.config, { orderValue, withPicture: 0 });
  return roundPoints(earned, readProgramSettings(program.settings).rounding);
}

/** Points that all tasks of a programme give for an order of this value. */
export function pointsOfOrder(program: Program, orderValue: number): number {
  return (program.tasks ?? []).reduce((sum, task) => sum + taskPointsOfOrder(program, task, orderValue), 0);
}
