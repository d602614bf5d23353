import { useTranslate } from 'ra-core';
import * as z from 'zod/mini';
import { parseConfigValues } from '../../../../resources/config/configShape';
import { customers } from '../../../../resources/customers';
import { findRewardType } from '../../../../resources/loyalty/rewardTypes';
import { findTaskType } from '../../../../resources/loyalty/taskTypes';
import type { ProgramTask } from '../../../../resources/programs';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useLoadPrograms } from '../../../engine/shop/programs';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Banner } from '../../../ui/feedback/Banner';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { Card } from '../../../ui/layout/Card';
import textStyles from '../../../ui/text/text.module.css';
import type { ProgramParts } from '../costs/useCosts';
import estimateStyles from '../estimate.module.css';
import { usePartTitle } from '../programs/usePartTitle';
import { useSentence, useSentenceValue } from '../programs/useSentence';
import styles from './Tester.module.css';
import { type RewardResult, type Shopper, type TaskResult, testOrder } from './testOrder';

interface TesterResultProps {
  parts: ProgramParts;
  /** Customer; null for a new member. */
  record: ConsoleRecord | null;
  /** Order value in the store's currency. */
  value: number;
}

/** Points for the order by task, and the rewards within reach. */
export function TesterResult({ parts: { saved, drafted }, record, value }: TesterResultProps) {
  const translate = useTranslate();
  const { programs, nameOf } = useLoadPrograms(true);
  const formatValue = useSentenceValue();
  const formatPoints = (count: number) => formatValue({ points: count });
  const shopper = record ? toShopper(record, programs[0]?._id ?? null) : createNewMember(saved._id);
  if (shopper === null) return <Banner tone="waiting" title={translate('tester.unknownPoints')} />;

  const result = testOrder(drafted, shopper, value);
  const before = testOrder(saved, shopper, value).earned;
  return (
    <>
      <Card title={translate('tester.result.title')}>
        {result.isOutside && (
          <Banner tone="waiting">
            {translate(`tester.outside.${result.isOutside}`, { program: nameOf(shopper.loyaltyProgramId) })}
          </Banner>
        )}
        <div role="status" className={styles.outcome}>
          <p className={styles.earned}>
            {result.earned > 0
              ? translate('tester.result.earned', { points: formatPoints(result.earned) })
              : translate('tester.result.nothing')}
          </p>
          <p className={estimateStyles.quiet}>
            {translate('tester.result.balance', {
              before: formatPoints(shopper.totalPoints),
              after: formatPoints(result.balance),
            })}
          </p>
          {before !== result.earned && (
            <p className={styles.saved}>{translate('tester.result.saved', { points: formatPoints(before) })}</p>
          )}
        </div>
      </Card>
      <TaskResults results={result.tasks} isOutside={result.isOutside !== null} />
      <RewardResults results={result.rewards} balance={result.balance} />
    </>
  );
}

const createNewMember = (loyaltyProgramId: string): Shopper => ({ totalPoints: 0, totalOrders: 0, loyaltyProgramId });

/** Returns null if the customer's points are unknown. */
function toShopper(record: ConsoleRecord, defaultProgram: string | null): Shopper | null {
  const { data } = z.safeParse(customers.row, record);
  if (!data || data.totalPoints === null) return null;
  const { totalPoints, totalOrders, loyaltyProgramId } = data;
  return { totalPoints, totalOrders: totalOrders ?? 0, loyaltyProgramId: loyaltyProgramId ?? defaultProgram };
}

interface RewardResultsProps {
  /** Sorted by price. */
  results: readonly RewardResult[];
  /** Points after the order. */
  balance: number;
}

/** Lists the rewards within reach after the order, and how far away the others are. */
function RewardResults({ results, balance }: RewardResultsProps) {
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
                  <p className={textStyles.note}>
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
                      <p className={textStyles.note}>{formatDistance(result)}</p>
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

interface TaskResultsProps {
  results: readonly TaskResult[];
  /** The customer isn't in this program, so the points are shown but not added. */
  isOutside: boolean;
}

/** Lists what each task gives for the order, or why it gives nothing. */
function TaskResults({ results, isOutside }: TaskResultsProps) {
  const translate = useTranslate();
  const getTitle = usePartTitle();
  const formatSentence = useSentence();
  const formatValue = useSentenceValue();
  const explain = ({ task, points, why }: TaskResult) => {
    const type = findTaskType(task.type);
    switch (why) {
      case 'given':
        if (isOutside) return translate('tester.tasks.notMember', { points: formatValue({ points }) });
        return type ? formatSentence(type.sentence(task.points ?? 0, task.config)) : '';
      case 'tooSmall':
        return translate('tester.tasks.tooSmall', { amount: formatValue({ money: getMinOrderValue(task) }) });
      case 'otherOccasion':
        return translate('tester.tasks.otherOccasion', {
          sentence: type ? formatSentence(type.sentence(task.points ?? 0, task.config)) : '',
        });
      default:
        return translate(`tester.tasks.${why}`);
    }
  };
  return (
    <Card title={translate('tester.tasks.title')}>
      {results.length === 0 ? (
        <p className={estimateStyles.quiet}>{translate('tester.tasks.none')}</p>
      ) : (
        <ul className={styles.results}>
          {results.map((result) => {
            const isGiven = result.why === 'given' && !isOutside;
            return (
              <li key={result.task._id} className={styles.line}>
                <div className={styles.words}>
                  <p className={isGiven ? styles.name : styles.idle}>
                    <bdi>{getTitle('tasks', result.task)}</bdi>
                  </p>
                  <p className={textStyles.note}>
                    <bdi>{explain(result)}</bdi>
                  </p>
                </div>
                <p className={isGiven ? styles.points : styles.idle}>
                  {formatValue({ points: isGiven ? result.points : 0 })}
                </p>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

function getMinOrderValue({ type, config }: ProgramTask): number {
  const fields = findTaskType(type)?.fields;
  const minOrderValue = fields ? parseConfigValues(fields, config)['minOrderValue'] : null;
  return typeof minOrderValue === 'number' ? minOrderValue : 0;
}
