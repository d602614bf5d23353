import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import type { Birthday } from '../../../../resources/birthdays';
import { ErrorState } from '../../../ui/ErrorState';
import { Skeleton } from '../../../ui/Skeleton';
import sheets from '../sheets.module.css';
import styles from './BirthdayList.module.css';
import { useBirthdays } from './useBirthdays';
import { useBirthdayWords } from './useBirthdayWords';

interface BirthdayListProps {
  customerId: string;
  /** What can be done with one. */
  actions?: (birthday: Birthday) => ReactNode;
}

/** Birthdays and events with their days as they are. */
export function BirthdayList({ customerId, actions }: BirthdayListProps) {
  const translate = useTranslate();
  const words = useBirthdayWords();
  const { data, isPending, error, isFetching, refetch } = useBirthdays(customerId);
  if (isPending) return <Skeleton height={40} />;
  if (!data) {
    return (
      <ErrorState
        title={translate('customerPage.birthdays.failed')}
        error={toAppError(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.length === 0) return <p className={sheets.quiet}>{translate('customerPage.birthdays.none')}</p>;
  return (
    <ul className={styles.list}>
      {data.map((birthday) => (
        <li key={birthday._id} className={styles.entry}>
          <div className={styles.words}>
            <p dir="auto">{words.eventOf(birthday)}</p>
            <p className={sheets.quiet}>{words.dayOf(birthday)}</p>
          </div>
          {actions?.(birthday)}
        </li>
      ))}
    </ul>
  );
}
