import type { ConfigFields, ConfigOf } from '../config/configField';
import { parseConfigValues, parseShownValues } from '../config/configShape';
import { isComplete, type Sentence } from './sentence';

/** Store events that tasks can reward. The simulator counts them per month. */
export type TaskEvent =
  | 'orders'
  | 'signups'
  | 'referrals'
  | 'birthdays'
  | 'shares'
  | 'follows'
  | 'customTasks'
  | 'reviews'
  | 'questions'
  | 'redemptions'
  | 'consents';

/** Context of one task event. */
export interface EarnContext {
  /** Order value in the store's currency; 0 if there is no order. */
  orderValue: number;
  /** Share of reviews with a picture, 0 to 1. */
  withPicture: number;
}

/** Task type. The editor and all texts are derived from it. */
export interface TaskType {
  /** Default number of points. */
  points: number;
  fields: ConfigFields;
  event: TaskEvent;
  /** Rewarded at most once per customer. */
  isOnce: boolean;
  /** Key of the email template that notifies the customer; null if there is none. */
  template: string | null;
  /** Points per event, before rounding; never below 0. */
  pointsEarned(points: number, config: unknown, context: EarnContext): number;
  /** Benefit for the shopper, in one sentence. */
  sentence(points: number, config: unknown): Sentence;
  /** Conditions, one sentence each. */
  conditions(config: unknown): readonly Sentence[];
}

/** Declaration of a task type. Its functions get the parsed `config`. */
export interface TaskTypeOf<Fields extends ConfigFields> {
  points: number;
  fields: Fields;
  event: TaskEvent;
  isOnce?: true;
  template?: string;
  pointsEarned?(points: number, config: ConfigOf<NoInfer<Fields>>, context: EarnContext): number;
  sentence(points: number, config: ConfigOf<NoInfer<Fields>>): Sentence;
  conditions?(config: ConfigOf<NoInfer<Fields>>): readonly Sentence[];
}

/** Declares a task type. Its functions receive the parsed `config`; for texts, numbers that are missing are NaN. */
export function defineTaskType<const Fields extends ConfigFields>(type: TaskTypeOf<Fields>): TaskType {
  const { points, fields, event, isOnce = false, template = null } = type;
  return {
    points,
    fields,
    event,
    isOnce,
    template,
    pointsEarned: (basePoints, config, context) =>
      type.pointsEarned ? type.pointsEarned(basePoints, parseConfigValues(fields, config), context) : basePoints,
    sentence: (basePoints, config) => type.sentence(basePoints, parseShownValues(fields, config)),
    conditions: (config) => type.conditions?.(parseShownValues(fields, config)).filter(isComplete) ?? [],
  };
}
