import { voucherShape } from '../../../../resources/vouchers';
import { getRuleAction } from './actions';
import { getChoices, getConditionField, operators } from './conditions';
import { type Condition, MAX_LIMIT, type Rule, toNumber } from './rule';
import { getTrigger } from './triggers';

/** Maximum number of days of a trigger. */
export const MAX_DAYS = 365;
const MAX_POINTS = 1_000_000;

/** A part of a rule that keeps it from running, by the name of its input. */
export type RuleIssue =
  | 'name'
  | 'trigger'
  | 'days'
  | 'rating'
  | 'status'
  | `condition.${number}`
  | 'action'
  | 'points'
  | 'discountValue'
  | 'text'
  | 'limit';

const isWhole = (value: Rule['limit'], min: number, max: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

/** Returns the missing and invalid parts of a rule, in the order of its inputs. */
export function findIssues(rule: Rule): readonly RuleIssue[] {
  const { name, limit } = rule;
  return [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...findTriggerIssues(rule),
    ...rule.conditions.flatMap((condition, index) =>
      isComplete(rule, condition) ? [] : ([`condition.${index}`] as const),
    ),
    ...findActionIssues(rule),
    ...(isWhole(limit, 1, MAX_LIMIT) ? [] : (['limit'] as const)),
  ];
}

function findTriggerIssues(rule: Rule): readonly RuleIssue[] {
  const trigger = getTrigger(rule);
  if (!trigger) return ['trigger'];
  const { days, rating, status } = rule.trigger;
  const isValid = {
    // Inactivity takes at least one day.
    days: isWhole(days, trigger.needsInactivity ? 1 : 0, MAX_DAYS),
    rating: isWhole(rating, 1, 5),
    status: getChoices(trigger.entity, 'status').includes(status),
    taskType: true,
  };
  return trigger.settings.flatMap((setting) => (setting === 'taskType' || isValid[setting] ? [] : [setting]));
}

function isComplete(rule: Rule, condition: Condition): boolean {
  const field = getConditionField(getTrigger(rule)?.entity.name ?? '', condition);
  if (!field || !operators[field.kind].includes(condition.operator)) return false;
  if (field.kind === 'number') return typeof condition.value === 'number';
  if (field.kind === 'flag') return condition.value === 'yes' || condition.value === 'no';
  return field.kind === 'program' || String(condition.value).trim() !== '';
}

function findActionIssues(rule: Rule): readonly RuleIssue[] {
  const trigger = getTrigger(rule);
  const { type, points, discountType, discountValue, text } = rule.action;
  const action = trigger && getRuleAction(trigger.entity, type);
  if (!action) return ['action'];
  switch (action.setting) {
    case 'points':
      return isWhole(points, 1, MAX_POINTS) ? [] : ['points'];
    case 'voucher': {
      const isKnown = voucherShape.shape.discountType.safeParse(discountType).success;
      const value = toNumber(discountValue);
      return isKnown && value > 0 && (discountType !== 'percentage' || value <= 100) ? [] : ['discountValue'];
    }
    case 'text':
      return text.trim() === '' ? ['text'] : [];
    default:
      return [];
  }
}

/** Whether the action of a rule makes an event that starts another rule. */
const canStart = ({ action }: Rule, other: Rule): boolean =>
  getTrigger(other)?.isMadeBy(action.type, other.trigger) ?? false;

/**
 * Finds the rules that a rule starts and that start it again, directly or through others.
 * @param others rules that are on
 * @returns the rules of the shortest loop after `rule`; empty if it starts itself; null if there is no loop
 */
export function findLoop<AnyRule extends Rule>(rule: Rule, others: readonly AnyRule[]): readonly AnyRule[] | null {
  if (canStart(rule, rule)) return [];
  let paths: readonly (readonly [AnyRule, ...AnyRule[]])[] = others
    .filter((other) => canStart(rule, other))
    .map((other) => [other]);
  const seen = new Set(paths.map(([first]) => first));
  while (paths.length > 0) {
    const closed = paths.find((path) => canStart(path.at(-1) ?? path[0], rule));
    if (closed) return closed;
    paths = paths.flatMap((path) =>
      others
        .filter((other) => !seen.has(other) && canStart(path.at(-1) ?? path[0], other))
        .map((other) => {
          seen.add(other);
          return [...path, other] as const;
        }),
    );
  }
  return null;
}
