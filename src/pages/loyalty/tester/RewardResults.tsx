import { useTranslate } from 'ra-core';
import { rewardTypeOf } from '../../../../resources/loyalty/rewardTypes';
import { ProgressBar } from '../../../ui/ProgressBar';
import { Sheet } from '../../../ui/Sheet';
import { StatePill } from '../../../ui/StatePill';
import reckoned from '../reckoned.module.css';
import { usePartTitle } from '../words/usePartTitle';
import { useSentence, useSentenceValue } from '../words/useSentence';
import styles from './Try.module.css';
import type { RewardResult } from './testOrder';

interface RewardResultsProps {
  /** The cheapest first. */
  results: readonly RewardResult[];
  /** Points after the order. */
  balance: number;
}

/** Which rewards are within reach after the order, and how far the others are. */
export function RewardResults({ results, balance }: RewardResultsProps) {
  const translate = useTranslate();
  const title = usePartTitle();
  const sentence = useSentence();
  const value = useSentenceValue();
  const far = ({ missing, orders }: RewardResult) =>
    orders === null
      ? translate('tester.rewards.never', { points: value({ points: missing }) })
      : translate('tester.rewards.missing', { points: value({ points: missing }), smart_count: orders });
  return (
    <Sheet title={translate('tester.rewards.title')}>
      {results.length === 0 ? (
        <p className={reckoned.quiet}>{translate('tester.rewards.none')}</p>
      ) : (
        <ul className={styles.results}>
          {results.map((result) => {
            const { reward, isWithinReach } = result;
            const type = rewardTypeOf(reward.type);
            const cost = reward.pointsCost ?? 0;
            const says = type ? [type.sentence(cost, reward.config), ...type.conditions(reward.config)] : [];
            const name = title('rewards', reward);
            return (
              <li key={reward._id} className={styles.line}>
                <div className={styles.words}>
                  <p className={styles.name}>
                    <bdi>{name}</bdi>
                  </p>
                  <p className={styles.why}>
                    <bdi>{says.map(sentence).join(' ')}</bdi>
                  </p>
                  {!isWithinReach && (
                    <>
                      <ProgressBar
                        bare
                        label={translate('tester.rewards.progress', { title: name })}
                        value={Math.max(0, balance)}
                        max={cost}
                      />
                      <p className={styles.why}>{far(result)}</p>
                    </>
                  )}
                </div>
                {isWithinReach && <StatePill tone="done">{translate('tester.rewards.within')}</StatePill>}
              </li>
            );
          })}
        </ul>
      )}
    </Sheet>
  );
}
