/** What automation rules know of an entity: the events that start them, and the conditions on its records. */
import type { DeclaredEntity, Entity, Row, RowBase } from '../entity';
import type { Path } from '../field';

/** A setting of a trigger that a rule fills in. `status` is a choice of the entity's field of that name. */
export type TriggerSetting = 'days' | 'rating' | 'taskType' | 'status';

/** Settings of a trigger in a rule, as they were entered. */
export interface TriggerValues {
  /** Days before or after the event. */
  days: number | string | null;
  /** Number of stars. */
  rating: number | string | null;
  /** Reason of a reward; '' for every reason. */
  taskType: string;
  status: string;
}

/** An event that rules start from, as a search over the entity's list. Its texts are `automation.triggers.<name>`. */
export interface AutomationTrigger<R = Row, P extends string = string, F extends string = string, S = string> {
  /** Field with the instant of the event. With the setting `days`, it happens that many days later. */
  at: P;
  /** The instant is a deadline: the event happens the days before it, and not once it has passed. */
  isDeadline?: true;
  settings?: readonly TriggerSetting[];
  /** Filters of the list that contains every match. One by days of `at` is added. */
  filters?: (values: TriggerValues) => { readonly [Name in F]?: string };
  /** Order of the list; its first by default. In the order of `at`, reading stops where the period ends. */
  sort?: S;
  /** Whether the event can happen to a record. */
  when?: (row: R) => boolean;
  /** Matches are customers who got and spent nothing for the days of the rule. */
  isInactivity?: true;
  /** Whether an action, by its name, makes the event, so that rules can start each other. */
  isMadeBy?: (action: string, values: TriggerValues) => boolean;
}

/**
 * A condition on fields of a record. With a single `path`, it has the field's label; otherwise the message
 * `automation.conditionFields.<name>`.
 */
export type AutomationCondition<P extends string = string> =
  | { kind: 'number' | 'choice' | 'text' | 'flag' | 'program'; path: P }
  /** A text that is contained in any of the fields. */
  | { kind: 'text'; paths: readonly P[] }
  /** Whether any of the fields contains a link. */
  | { kind: 'link'; paths: readonly P[] }
  /** Whether the field has a value. */
  | { kind: 'filled'; path: P };

/** What rules know of an entity. Names of triggers are unique among all entities. Actions are declared `automatic`. */
export interface Automation<R = Row, P extends string = string, F extends string = string, S = string> {
  triggers?: Readonly<Record<string, AutomationTrigger<R, P, F, S>>>;
  conditions?: Readonly<Record<string, AutomationCondition<P>>>;
}

/** An entity of the console with its automation, which is loaded with the rules. */
export interface AutomatedEntity {
  entity: Entity;
  automation: Automation;
}

/** Declares what rules know of one of the console's entities. Wrong paths, filters and sorts are type errors. */
export function defineAutomation<Types extends { row: RowBase; filter: string; sort: string }>(
  entity: DeclaredEntity<Types>,
  automation: Automation<Types['row'], Path<Types['row']>, Types['filter'], Types['sort']>,
): AutomatedEntity {
  // The type of the rows is erased, as by `defineEntity`.
  return { entity, automation } as unknown as AutomatedEntity;
}
