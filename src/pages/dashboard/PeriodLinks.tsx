import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { type StatsPeriod, statsPeriods } from '../../../dataProvider/methods/statsRequests';
import styles from '../../ui/inputs/SegmentedControl.module.css';

/** Links that set the period in the URL. */
export function PeriodLinks({ period }: { period: StatsPeriod }) {
  const translate = useTranslate();
  return (
    <nav aria-label={translate('dashboard.period.label')}>
      <ul className={styles.segments}>
        {statsPeriods.map((item) => (
          <li key={item}>
            <Link
              to={item === statsPeriods[0] ? '/' : `/?${new URLSearchParams({ period: item })}`}
              replace
              preventScrollReset
              aria-current={item === period || undefined}
              className={styles.segment}
            >
              {translate(`dashboard.period.${item}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
