import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import type { AppError } from '../../../dataProvider/errors';
import { parseStatsPeriod } from '../../../dataProvider/methods/statsRequests';
import { Ratings } from '../../engine/stats/Ratings';
import { classes } from '../../ui/classes';
import { PageHeader } from '../../ui/layout/PageHeader';
import { NeedsAttention } from './attention/NeedsAttention';
import { PointsCard } from './chart/PointsCard';
import { usePointsSeries } from './chart/usePointsSeries';
import styles from './Dashboard.module.css';
import { DashboardSubtitle } from './DashboardSubtitle';
import { StatGrid } from './figures/StatGrid';
import { usePreviousStats } from './figures/usePreviousStats';
import { GeneralInformation } from './general/GeneralInformation';
import { PeriodLinks } from './PeriodLinks';
import { RestartWizard } from './RestartWizard';
import { RecentList } from './recent/RecentList';
import { recentLists } from './recent/recentLists';

interface DashboardProps {
  isSaving: boolean;
  /** Resolves with the error of a failure. */
  onRestart: () => Promise<AppError | null>;
}

/** Dashboard of the store: statistics, pending items, and recent records. Each part loads and fails independently. */
export function Dashboard({ isSaving, onRestart }: DashboardProps) {
  const translate = useTranslate();
  const period = parseStatsPeriod(useLocation().search);
  const previousStats = usePreviousStats(period);
  const series = usePointsSeries(period, previousStats);
  return (
    <>
      <PageHeader
        title={translate('shell.menu.dashboard')}
        subtitle={<DashboardSubtitle />}
        actions={<PeriodLinks period={period} />}
      />
      <div className={styles.stack}>
        <NeedsAttention />
        <StatGrid period={period} previousStats={previousStats} isCompared={series.isAvailable} />
        <div className={classes(styles.main, series.isAvailable && styles.withChart)}>
          {series.isAvailable && <PointsCard series={series} />}
          <Ratings period={period} />
          <GeneralInformation />
        </div>
        <div className={styles.recent}>
          {recentLists.map((list) => (
            <RecentList key={list.entity.name} list={list} />
          ))}
        </div>
        <RestartWizard isSaving={isSaving} onRestart={onRestart} />
      </div>
    </>
  );
}
