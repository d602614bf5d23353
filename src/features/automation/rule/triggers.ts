/** The events that rules react to, as searches over the records that the console can list. */
import { entities } from '../../../../resources';
import { automatedEntities } from '../../../../resources/automation';
import type {
  AutomatedEntity,
  Automation,
  AutomationTrigger,
  TriggerSetting,
} from '../../../../resources/automation/automation';
import type { Entity } from '../../../../resources/entity';
import { type ConsoleRecord, getFieldValue } from '../../../engine/records/consoleRecord';
import { toDay } from '../../../lib/format/day';
import { getOwn } from '../../../lib/getOwn';
import { type Rule, toNumber } from './rule';

export const DAY_MS = 86_400_000;

type TriggerValues = Rule['trigger'];

/** The searched period in milliseconds: an event counts if it happened from `from` to `now`. */
export interface Period {
  from: number;
  now: number;
}

/** A declared trigger of an entity. */
export interface Trigger {
  name: string;
  entity: Entity;
  settings: readonly TriggerSetting[];
  /** Filters of the list that contains every match. */
  getFilters(values: TriggerValues, period: Period): Readonly<Record<string, string>>;
  /** The API's sort value. */
  sort: string;
  /**
   * Instant of the event in milliseconds; null if it has not happened to the record.
   * @param now the end of the searched period: reading takes a while, so the clock is later
   */
  getTime(record: ConsoleRecord, values: TriggerValues, now: number): number | null;
  /** Whether all later records of the list are out of the period, so that reading can stop. */
  isPast(record: ConsoleRecord, values: TriggerValues, period: Period): boolean;
  /** Whether matches must have no reward since the event's days. */
  needsInactivity: boolean;
  isMadeBy(action: string, values: TriggerValues): boolean;
}

/** The entities that rules can start from, the console's first. */
const getAutomatedEntities = (): readonly AutomatedEntity[] => [
  ...automatedEntities,
  ...entities.flatMap((entity) => (entity.automation ? [{ entity, automation: entity.automation }] : [])),
];

/** Declarations for an entity, by the console and by an extension. */
export function getAutomation(entityName: string): Required<Automation> {
  const declared = getAutomatedEntities().filter(({ entity }) => entity.name === entityName);
  return {
    triggers: Object.assign({}, ...declared.map(({ automation }) => automation.triggers)),
    conditions: Object.assign({}, ...declared.map(({ automation }) => automation.conditions)),
  };
}

/** The triggers of all entities, by their type. */
export const getTriggers = (): Readonly<Record<string, Trigger>> =>
  Object.fromEntries(
    getAutomatedEntities().flatMap(({ entity, automation }) =>
      Object.entries(automation.triggers ?? {}).map(([name, trigger]) => [name, toTrigger(entity, name, trigger)]),
    ),
  );

/** The trigger of a rule; null if its type is unknown. */
export const getTrigger = ({ trigger: { type } }: Pick<Rule, 'trigger'>): Trigger | null =>
  getOwn(getTriggers(), type) ?? null;

function toTrigger(entity: Entity, name: string, declared: AutomationTrigger): Trigger {
  const { at, isDeadline, settings = [], filters, sort, when, isInactivity = false, isMadeBy } = declared;
  const { list } = entity;
  const usedSort = sort !== undefined && list.sorts[sort] ? sort : (Object.keys(list.sorts)[0] ?? '');
  const order = list.sorts[usedSort]?.field === at ? list.sorts[usedSort]?.order : undefined;
  const getDays = ({ days }: TriggerValues) => (settings.includes('days') ? Math.max(0, toNumber(days)) * DAY_MS : 0);
  /** The instant of a record, before or after the days of the rule. */
  const getShifted = (record: ConsoleRecord, values: TriggerValues) => {
    const instant = getInstant(record, at);
    return instant === null ? null : instant + (isDeadline ? -getDays(values) : getDays(values));
  };
  const [dayFilter] = Object.values(list.filters).flatMap((filter) =>
    filter.kind === 'days' && filter.path === at && !isDeadline && !isInactivity ? [filter.from] : [],
  );
  return {
    name,
    entity,
    settings,
    getFilters(values, { from }) {
      const firstDay = toDay(new Date(from - getDays(values) - DAY_MS));
      const all = { ...(dayFilter !== undefined && { [dayFilter]: firstDay }), ...filters?.(values) };
      return Object.fromEntries(
        Object.entries(all).flatMap(([filter, value]) => (value === undefined ? [] : [[filter, value]])),
      );
    },
    sort: usedSort,
    getTime(record, values, now) {
      const time = getShifted(record, values);
      if (time === null || (isDeadline && (getInstant(record, at) ?? 0) < now) || when?.(record) === false) return null;
      if (!isInactivity) return time;
      // The last activity before that is unknown, so a customer is inactive now.
      return time <= now ? now : null;
    },
    isPast(record, values, { from, now }) {
      const time = getShifted(record, values);
      if (time === null) return false;
      if (order === 'ASC') return time > now;
      return order === 'DESC' && !isInactivity && time < from;
    },
    needsInactivity: isInactivity,
    isMadeBy: isMadeBy ?? (() => false),
  };
}

/** The instant in a field of a record in milliseconds; null if there is none. */
function getInstant(record: ConsoleRecord, path: string): number | null {
  const value = getFieldValue(record, path);
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
