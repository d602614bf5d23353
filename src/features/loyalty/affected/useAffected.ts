import { useQuery } from '@tanstack/react-query';
import { subMonths } from 'date-fns/subMonths';
import { useState } from 'react';
import type { Program } from '../../../../resources/programs';
import { useProvider } from '../../../engine/shop/useProvider';
import {
  type AffectedMember,
  type CostChange,
  type CostEffect,
  findCostChanges,
  findCostEffect,
  findExpiring,
  findLowestPoints,
  findShorterExpiry,
} from './effects';
import { fetchEarnedPoints, fetchMembers } from './fetchAffected';

/** Customers that a change affects today. */
export interface Effect {
  key: string;
  change: { kind: 'expiry' } | { kind: 'cost'; effect: CostEffect; reward: CostChange['reward'] };
  /** Null if there is too much to count. */
  members: readonly AffectedMember[] | null;
  /** False if there are more. */
  isComplete: boolean;
}

/** Counts the customers that the edited program affects today. No effects if the change doesn't touch their points. */
export function useAffected(saved: Program, edited: Program) {
  const dataProvider = useProvider();
  const [now] = useState(() => new Date());
  const expiry = findShorterExpiry(saved, edited);
  const costChanges = findCostChanges(saved, edited);
  const lowestPoints = findLowestPoints(expiry, costChanges);
  const query = useQuery({
    queryKey: ['affectedCustomers', saved._id, expiry, costChanges],
    queryFn: async ({ signal }): Promise<readonly Effect[]> => {
      const [{ members, isComplete }, earned] = await Promise.all([
        fetchMembers(dataProvider, saved._id, lowestPoints ?? 0, signal),
        expiry === null ? null : fetchEarnedPoints(dataProvider, subMonths(now, expiry), signal),
      ]);
      const expiryEffect: Effect = {
        key: 'expiry',
        change: { kind: 'expiry' },
        members: earned && findExpiring(members, earned),
        isComplete,
      };
      return [
        ...(expiry === null ? [] : [expiryEffect]),
        ...costChanges.map((change): Effect => {
          const { effect, members: affected } = findCostEffect(members, change);
          const { reward } = change;
          return { key: reward._id, change: { kind: 'cost', effect, reward }, members: affected, isComplete };
        }),
      ];
    },
    enabled: lowestPoints !== null,
    gcTime: 0,
  });
  return { ...query, isNeeded: lowestPoints !== null };
}
