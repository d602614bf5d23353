import type { ConfigFields, ConfigOf } from '../config/configField';
import { readConfig } from '../config/configShape';
import type { Sentence } from './sentence';

/** What happens in a shop that a task can answer with points; the simulator counts them a month. */
export type Happening =
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

/** What a task gives points for at one time. */
export interface Occasion {
  /** Value of the order, in the shop's currency; 0 where there is none. */
  orderValue: number;
  /** Share of the reviews that come with a picture, 0 to 1. */
  withPicture: number;
}

/** One of the kinds of task (section 3 of the specification), as data: everything that is shown of it follows from here. */
export interface TaskType {
  /** Points that a new one gives. */
  points: number;
  fields: ConfigFields;
  happens: Happening;
  /** Given once to a customer, however often it happens. */
  isOnce: boolean;
  /** Key of the notification template that tells the customer of it; null where none is sent. */
  template: string | null;
  /** Points for one time, before rounding; never below 0. */
  earned(points: number, config: unknown, occasion: Occasion): number;
  /** What it gives, in one sentence. */
  sentence(points: number, config: unknown): Sentence;
  /** What limits it, a sentence each. */
  conditions(config: unknown): readonly Sentence[];
}

interface TaskTypeOf<Fields extends ConfigFields> {
  points: number;
  fields: Fields;
  happens: Happening;
  isOnce?: true;
  template?: string;
  earned?(points: number, config: ConfigOf<NoInfer<Fields>>, occasion: Occasion): number;
  sentence(points: number, config: ConfigOf<NoInfer<Fields>>): Sentence;
  conditions?(config: ConfigOf<NoInfer<Fields>>): readonly Sentence[];
}

/** A kind of task whose functions get its `config` read and checked. */
export function defineTaskType<const Fields extends ConfigFields>(type: TaskTypeOf<Fields>): TaskType {
  const { points, fields, happens, isOnce = false, template = null } = type;
  return {
    points,
    fields,
    happens,
    isOnce,
    template,
    earned: (given, config, occasion) =>
      type.earned ? type.earned(given, readConfig(fields, config), occasion) : given,
    sentence: (given, config) => type.sentence(given, readConfig(fields, config)),
    conditions: (config) => type.conditions?.(readConfig(fields, config)) ?? [],
  };
}
