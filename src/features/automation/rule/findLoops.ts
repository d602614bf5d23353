import type { Rule } from './rule';

/** Whether the action of a rule makes an event that starts another rule. */
function canStart({ action: { type } }: Rule, { trigger }: Rule): boolean {
  switch (type) {
    case 'approve':
      return trigger.type === 'rewardStatus' && trigger.status === 'approved';
    case 'reject':
      return trigger.type === 'rewardStatus' && trigger.status === 'rejected';
    case 'publish':
      return trigger.type === 'reviewPublished';
    case 'addPoints':
    case 'addVoucher':
      if (trigger.type === 'rewardStatus') return trigger.status === 'approved';
      return trigger.type === 'rewardGiven' && ['', 'wallet_adjustment'].includes(trigger.taskType);
    default:
      return false;
  }
}

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
