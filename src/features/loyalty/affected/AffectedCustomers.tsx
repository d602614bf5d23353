import { useQuery } from '@tanstack/react-query';
import { subMonths } from 'date-fns/subMonths';
import { useDataProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { Program } from '../../../../resources/programs';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { Spinner } from '../../../ui/icons/Spinner';
import flowStyles from '../../../ui/layout/flow.module.css';
import textStyles from '../../../ui/text/text.module.css';
import { useMemberCount } from '../list/useMemberCount';
import { usePartTitle } from '../programs/usePartTitle';
import styles from './AffectedCustomers.module.css';
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

interface AffectedCustomersProps {
  saved: Program;
  edited: Program;
}

/** Counts and lists the customers that unsaved changes of a program affect today. */
export function AffectedCustomers({ saved, edited }: AffectedCustomersProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { data: memberCount } = useMemberCount(saved._id);
  const { data: effects, isNeeded, error, isFetching, refetch } = useAffected(saved, edited);
  return (
    <section aria-label={translate('loyaltyEditor.affected.title')} className={styles.affected}>
      <h3 className={styles.title}>{translate('loyaltyEditor.affected.title')}</h3>
      {typeof memberCount === 'number' && (
        <p className={textStyles.note}>
          {translate('loyaltyEditor.affected.members', {
            smart_count: memberCount,
            count: formatPoints(memberCount, locale),
          })}
        </p>
      )}
      {isNeeded && !effects && !error && (
        <p role="status" className={textStyles.note}>
          <Spinner /> {translate('loyaltyEditor.affected.counting')}
        </p>
      )}
      {error && !effects && (
        <ReadNotice
          tone="waiting"
          title={translate('loyaltyEditor.affected.failed')}
          read={{ error, isFetching, refetch }}
        />
      )}
      {effects && effects.length > 0 && (
        <ul className={flowStyles.stack4}>
          {effects.map((effect) => (
            <EffectItem key={effect.key} effect={effect} />
          ))}
        </ul>
      )}
      {!isNeeded && <p className={textStyles.note}>{translate('loyaltyEditor.affected.none')}</p>}
    </section>
  );
}

/** Number of rows that are added each time. */
const ROWS_STEP = 10;

/** One effect: how many customers it affects, and who they are. */
function EffectItem({ effect: { change, members, isComplete } }: { effect: Effect }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const getTitle = usePartTitle();
  const [visibleCount, setVisibleCount] = useState(ROWS_STEP);
  const title = change.kind === 'cost' ? getTitle('rewards', change.reward) : '';
  if (!members) return <li>{translate('loyaltyEditor.affected.tooMany')}</li>;
  const lostPoints = members.reduce((sum, member) => sum + member.lostPoints, 0);
  const text = translate(
    `loyaltyEditor.affected.${change.kind === 'cost' ? change.effect : 'expire'}${members.length === 0 ? 'None' : ''}`,
    {
      smart_count: members.length,
      count: formatPoints(members.length, locale),
      points: formatPoints(lostPoints, locale),
      title,
    },
  );
  return (
    <li className={styles.effect}>
      <p className={textStyles.medium}>{text}</p>
      {!isComplete && <p className={textStyles.note}>{translate('loyaltyEditor.affected.more')}</p>}
      {members.length > 0 && (
        <ul className={styles.members}>
          {members.slice(0, visibleCount).map(({ id, name, points, lostPoints: lost }) => (
            <li key={id} className={styles.member}>
              <bdi className={textStyles.breakable}>{name}</bdi>
              <span className={styles.points}>
                {lost > 0
                  ? translate('loyaltyEditor.review.values', {
                      before: formatPoints(points, locale),
                      after: formatPoints(points - lost, locale),
                    })
                  : formatPoints(points, locale)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {members.length > visibleCount && (
        <Button size="small" onClick={() => setVisibleCount(visibleCount + ROWS_STEP)}>
          {translate('loyaltyEditor.affected.showMore', {
            count: formatPoints(members.length - visibleCount, locale),
          })}
        </Button>
      )}
    </li>
  );
}

/** Customers that a change affects today. */
interface Effect {
  key: string;
  change: { kind: 'expiry' } | { kind: 'cost'; effect: CostEffect; reward: CostChange['reward'] };
  /** Null if there is too much to count. */
  members: readonly AffectedMember[] | null;
  /** False if there are more. */
  isComplete: boolean;
}

/** Counts the customers that the edited program affects today. No effects if the change doesn't touch their points. */
function useAffected(saved: Program, edited: Program) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
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
