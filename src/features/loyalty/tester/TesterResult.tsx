import { useTranslate } from 'ra-core';
import * as z from 'zod/mini';
import { customers } from '../../../../resources/customers';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useLoadPrograms } from '../../../engine/shop/programs';
import { Banner } from '../../../ui/feedback/Banner';
import { Card } from '../../../ui/layout/Card';
import type { ProgramParts } from '../costs/useCosts';
import estimateStyles from '../estimate.module.css';
import { useSentenceValue } from '../programs/useSentence';
import { RewardResults } from './RewardResults';
import { TaskResults } from './TaskResults';
import styles from './Tester.module.css';
import { type Shopper, testOrder } from './testOrder';

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
