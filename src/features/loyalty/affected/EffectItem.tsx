import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { usePartTitle } from '../programs/usePartTitle';
import styles from './AffectedCustomers.module.css';
import type { Effect } from './useAffected';

/** Number of rows that are added each time. */
const ROWS_STEP = 10;

/** One effect: how many customers it affects, and who they are. */
export function EffectItem({ effect: { change, members, isComplete } }: { effect: Effect }) {
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
      <p className={styles.text}>{text}</p>
      {!isComplete && <p className={styles.note}>{translate('loyaltyEditor.affected.more')}</p>}
      {members.length > 0 && (
        <ul className={styles.members}>
          {members.slice(0, visibleCount).map(({ id, name, points, lostPoints: lost }) => (
            <li key={id} className={styles.member}>
              <bdi className={styles.name}>{name}</bdi>
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
