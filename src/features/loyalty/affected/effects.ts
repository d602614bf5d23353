/** What a change of a program would mean for its customers today. */
import { parseProgramSettings } from '../../../../resources/loyalty/programSettings';
import type { Program, ProgramReward } from '../../../../resources/programs';

/** A customer of the program with points. */
export interface Member {
  id: string;
  name: string;
  points: number;
}

/** A customer who is affected. */
export interface AffectedMember extends Member {
  /** Points that would expire; 0 for changes of rewards. */
  lostPoints: number;
}

/** Points of a reward before and after; null if it can't be redeemed. */
export interface CostChange {
  reward: ProgramReward;
  before: number | null;
  after: number | null;
}

/** Whether customers can redeem a reward that they couldn't before, or the other way around. */
export type CostEffect = 'gained' | 'lost';

/** Months after which points expire, if points of today could expire by the change; else null. */
export function findShorterExpiry(saved: Program, edited: Program): number | null {
  const before = parseProgramSettings(saved.settings).expiresAfterMonths;
  const after = parseProgramSettings(edited.settings).expiresAfterMonths;
  return after !== null && (before === null || after < before) ? after : null;
}

/** The rewards whose costs change, including those that are added, removed, or switched. */
export function findCostChanges(saved: Program, edited: Program): CostChange[] {
  const findCost = ({ rewards }: Program, id: string) => {
    const reward = rewards?.find(({ _id }) => _id === id);
    return reward && reward.isEnabled !== false ? (reward.pointsCost ?? 0) : null;
  };
  const all = new Map([...(saved.rewards ?? []), ...(edited.rewards ?? [])].map((reward) => [reward._id, reward]));
  return [...all.values()]
    .map((reward) => ({ reward, before: findCost(saved, reward._id), after: findCost(edited, reward._id) }))
    .filter(({ before, after }) => before !== after);
}

/**
 * The customers whose points would expire. Points are redeemed in the order in which they were earned, so those left
 * are the last ones.
 * @param earned points that each customer earned since the cutoff
 */
export function findExpiring(members: readonly Member[], earned: ReadonlyMap<string, number>): AffectedMember[] {
  return members
    .map((member) => ({ ...member, lostPoints: Math.max(0, member.points - (earned.get(member.id) ?? 0)) }))
    .filter(({ lostPoints }) => lostPoints > 0)
    .sort((a, b) => b.lostPoints - a.lostPoints);
}

/** The customers who could redeem the reward only before, or only after the change. */
export function findCostEffect(
  members: readonly Member[],
  { before, after }: CostChange,
): { effect: CostEffect; members: AffectedMember[] } {
  const canRedeem = (points: number, cost: number | null) => cost !== null && points >= cost;
  const isDearer = after === null || (before !== null && after > before);
  return {
    effect: isDearer ? 'lost' : 'gained',
    members: members
      .filter(({ points }) => canRedeem(points, before) !== canRedeem(points, after))
      .map((member) => ({ ...member, lostPoints: 0 })),
  };
}

/** Fewest points with which a customer can be affected; null if only the number of customers matters. */
export function findLowestPoints(expiry: number | null, changes: readonly CostChange[]): number | null {
  if (expiry !== null) return 1;
  const costs = changes.flatMap(({ before, after }) => [before, after]).filter((cost) => cost !== null);
  return costs.length > 0 ? Math.max(1, Math.min(...costs)) : null;
}
