import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { type StatsPeriod, statsPeriods } from '../../../dataProvider/statsRequests';
import styles from './PeriodLinks.module.css';

/** The periods to choose from, each with an address of its own. */
export function PeriodLinks({ period }: { period: StatsPeriod }) {
  const translate = useTranslate();
  return (
    <nav aria-label={translate('dashboard.period.label')}>
      <ul className={styles.periods}>
        {statsPeriods.map((one) => (
          <li key={one}>
            <Link
              to={one === statsPeriods[0] ? '/' : `/?${new URLSearchParams({ period: one })}`}
              replace
              preventScrollReset
              aria-current={one === period || undefined}
              className={styles.period}
            >
              {translate(`dashboard.period.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
