import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Birthday } from '../../../../resources/birthdays';
import { ReadFailure } from '../../../engine/errors/ReadNotice';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import textStyles from '../../../ui/text/text.module.css';
import styles from './birthdays.module.css';
import { useBirthdayLabels, useBirthdays } from './useBirthdays';

interface BirthdayListProps {
  customerId: string;
  /** Renders the actions of an entry. */
  actions?: (birthday: Birthday) => ReactNode;
}

/** Lists birthdays and events with their dates. */
export function BirthdayList({ customerId, actions }: BirthdayListProps) {
  const translate = useTranslate();
  const birthdayLabels = useBirthdayLabels();
  const query = useBirthdays(customerId);
  const { data, isPending } = query;
  if (isPending) return <Skeleton height={40} />;
  if (!data) return <ReadFailure title={translate('customerPage.birthdays.failed')} read={query} />;
  if (data.length === 0) return <p className={textStyles.second}>{translate('customerPage.birthdays.none')}</p>;
  return (
    <ul className={styles.list}>
      {data.map((birthday) => (
        <li key={birthday._id} className={styles.entry}>
          <div className={textStyles.breakable}>
            <p dir="auto">{birthdayLabels.eventLabel(birthday)}</p>
            <p className={textStyles.second}>{birthdayLabels.dayLabel(birthday)}</p>
          </div>
          {actions?.(birthday)}
        </li>
      ))}
    </ul>
  );
}
