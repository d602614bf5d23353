import { useTranslate } from 'ra-core';
import { findRewardType } from '../../../../resources/loyalty/rewardTypes';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { Card } from '../../../ui/layout/Card';
import estimateStyles from '../estimate.module.css';
import { usePartTitle } from '../programs/usePartTitle';
import { useSentence, useSentenceValue } from '../programs/useSentence';
import styles from './Tester.module.css';
import type { RewardResult } from './testOrder';

interface RewardResultsProps {
  /** Sorted by price. */
  results: readonly RewardResult[];
  /** Points after the order. */
  balance: number;
}

/** Lists the rewards within reach after the order, and how far away the others are. */
export function RewardResults({ results, balance }: RewardResultsProps) {
  const translate = useTranslate();
  const getTitle = usePartTitle();
  const formatSentence = useSentence();
  const formatValue = useSentenceValue();
  const formatDistance = ({ missing, orders }: RewardResult) =>
    orders === null
      ? translate('tester.rewards.never', { points: formatValue({ points: missing }) })
      : translate('tester.rewards.missing', { points: formatValue({ points: missing }), smart_count: orders });
  return (
    <Card title={translate('tester.rewards.title')}>
      {results.length === 0 ? (
        <p className={estimateStyles.quiet}>{translate('tester.rewards.none')}</p>
      ) : (
        <ul className={styles.results}>
          {results.map((result) => {
            const { reward, isWithinReach } = result;
            const type = findRewardType(reward.type);
            const cost = reward.pointsCost ?? 0;
            const sentences = type ? [type.sentence(cost, reward.config), ...type.conditions(reward.config)] : [];
            const name = getTitle('rewards', reward);
            return (
              <li key={reward._id} className={styles.line}>
                <div className={styles.words}>
                  <p className={styles.name}>
                    <bdi>{name}</bdi>
                  </p>
                  <p className={styles.why}>
                    <bdi>{sentences.map(formatSentence).join(' ')}</bdi>
                  </p>
                  {!isWithinReach && (
                    <>
                      <ProgressBar
                        bare
                        label={translate('tester.rewards.progress', { title: name })}
                        value={Math.max(0, balance)}
                        max={cost}
                      />
                      <p className={styles.why}>{formatDistance(result)}</p>
                    </>
                  )}
                </div>
                {isWithinReach && <StatusBadge tone="done">{translate('tester.rewards.within')}</StatusBadge>}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
