import { useTranslate } from 'ra-core';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { PageHeader } from '../../ui/PageHeader';
import { NeedsAttention } from './attention/NeedsAttention';
import { PointsSheet } from './chart/PointsSheet';
import { usePointsSeries } from './chart/usePointsSeries';
import styles from './Dashboard.module.css';
import { DashboardSubtitle } from './DashboardSubtitle';
import { Figures } from './figures/Figures';
import { Ratings } from './figures/Ratings';
import { useFiguresBefore } from './figures/useFiguresBefore';
import { GeneralInformation } from './general/GeneralInformation';
import { PeriodLinks } from './PeriodLinks';
import { RecentList } from './recent/RecentList';
import { recentLists } from './recent/recentLists';
import { usePeriod } from './usePeriod';

interface DashboardProps {
  isSaving: boolean;
  onRestart: () => void;
}

/** How the shop is doing, what waits, and what came last. Each part is read, and fails, by itself. */
export function Dashboard({ isSaving, onRestart }: DashboardProps) {
  const translate = useTranslate();
  const period = usePeriod();
  const before = useFiguresBefore(period);
  const series = usePointsSeries(period, before);
  return (
    <>
      <PageHeader
        title={translate('shell.menu.dashboard')}
        subtitle={<DashboardSubtitle />}
        actions={<PeriodLinks period={period} />}
      />
      <div className={styles.stack}>
        <NeedsAttention />
        <Figures period={period} before={before} isCompared={series.isOffered} />
        <div className={classes(styles.main, series.isOffered && styles.withChart)}>
          {series.isOffered && <PointsSheet series={series} />}
          <Ratings period={period} />
          <GeneralInformation />
        </div>
        <div className={styles.recent}>
          {recentLists.map((list) => (
            <RecentList key={list.entity.name} list={list} />
          ))}
        </div>
        <div>
          <Button kind="quiet" size="small" busy={isSaving} onClick={onRestart}>
            {translate('dashboard.wizard.restart')}
          </Button>
        </div>
      </div>
    </>
  );
}
