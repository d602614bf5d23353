import { useTranslate } from 'ra-core';
import * as z from 'zod/mini';
import { customers } from '../../../../resources/customers';
import { useLoadPrograms } from '../../../engine/programs';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { Notice } from '../../../ui/Notice';
import { Sheet } from '../../../ui/Sheet';
import type { ProgramParts } from '../costs/useCosts';
import reckoned from '../reckoned.module.css';
import { useSentenceValue } from '../words/useSentence';
import { RewardResults } from './RewardResults';
import { TaskResults } from './TaskResults';
import styles from './Try.module.css';
import { type Shopper, testOrder } from './testOrder';

interface TryResultProps {
  parts: ProgramParts;
  /** The customer; null for a new member. */
  record: ConsoleRecord | null;
  /** Value of the order, in the shop's currency. */
  value: number;
}

/** What the order earns, task by task, and the rewards after it. */
export function TryResult({ parts: { saved, drafted }, record, value }: TryResultProps) {
  const translate = useTranslate();
  const { programs, nameOf } = useLoadPrograms(true);
  const amount = useSentenceValue();
  const points = (count: number) => amount({ points: count });
  const shopper = record ? shopperOf(record, programs[0]?._id ?? null) : newMember(saved._id);
  if (shopper === null) return <Notice tone="waiting" title={translate('tester.unknownPoints')} />;

  const result = testOrder(drafted, shopper, value);
  const before = testOrder(saved, shopper, value).earned;
  return (
    <>
      <Sheet title={translate('tester.result.title')}>
        {result.isOutside && (
          <Notice tone="waiting">
            {translate(`tester.outside.${result.isOutside}`, { program: nameOf(shopper.loyaltyProgramId) })}
          </Notice>
        )}
        <div role="status" className={styles.outcome}>
          <p className={styles.earned}>
            {result.earned > 0
              ? translate('tester.result.earned', { points: points(result.earned) })
              : translate('tester.result.nothing')}
          </p>
          <p className={reckoned.quiet}>
            {translate('tester.result.balance', {
              before: points(shopper.totalPoints),
              after: points(result.balance),
            })}
          </p>
          {before !== result.earned && (
            <p className={styles.saved}>{translate('tester.result.saved', { points: points(before) })}</p>
          )}
        </div>
      </Sheet>
      <TaskResults results={result.tasks} isOutside={result.isOutside !== null} />
      <RewardResults results={result.rewards} balance={result.balance} />
    </>
  );
}

const newMember = (loyaltyProgramId: string): Shopper => ({ totalPoints: 0, totalOrders: 0, loyaltyProgramId });

/** Null where it is not known how many points they have. */
function shopperOf(record: ConsoleRecord, defaultProgram: string | null): Shopper | null {
  const { data } = z.safeParse(customers.row, record);
  if (!data || data.totalPoints === null) return null;
  const { totalPoints, totalOrders, loyaltyProgramId } = data;
  return { totalPoints, totalOrders: totalOrders ?? 0, loyaltyProgramId: loyaltyProgramId ?? defaultProgram };
}
