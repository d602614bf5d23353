import '../../../i18n/en/areas/dashboard';
import { mapValues } from 'es-toolkit/object';
import { useTranslate } from 'ra-core';
import { type ComponentType, Fragment, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import type { AppError } from '../../../dataProvider/errors';
import { parseStatsPeriod, type StatsPeriod, statsPeriods } from '../../../dataProvider/methods/statsRequests';
import { arrange } from '../../../resources/arrange';
import { getExtension } from '../../defineConsole';
import { ReadNotice } from '../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { createSlots } from '../../engine/slots/createSlot';
import { EMPTY_PLACEHOLDER } from '../../lib/format/EMPTY_PLACEHOLDER';
import { formatPoints } from '../../lib/format/formatPoints';
import { getOwn } from '../../lib/getOwn';
import { sanitizeReturnPath } from '../../session/sanitizeReturnPath';
import { dashboardParts } from '../../slots/parts';
import { classes } from '../../ui/classes';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Spinner } from '../../ui/icons/Spinner';
import segmentedControlStyles from '../../ui/inputs/SegmentedControl.module.css';
import { Card } from '../../ui/layout/Card';
import columnStyles from '../../ui/layout/columns.module.css';
import figureStyles from '../../ui/layout/figures.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import { lazyDialog } from '../../ui/lazy/lazyDialog';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { useHasPage } from '../../ui/navigation/knownPages';
import { Menu } from '../../ui/overlays/Menu';
import textStyles from '../../ui/text/text.module.css';
import { formatPeriodStart } from '../stats/periodStart';
import { Ratings } from '../stats/Ratings';
import { useBasicStats } from '../stats/useStats';
import { useSetupWizard } from '../wizard/useSetupWizard';
import { GoodMorning } from './attention/GoodMorning';
import { PointsCard } from './chart/PointsCard';
import { usePointsSeries } from './chart/usePointsSeries';
import styles from './Dashboard.module.css';
import { FigureCard } from './figures/FigureCard';
import { StatGrid } from './figures/StatGrid';
import { PERIOD_START_ID, usePreviousStats } from './figures/usePreviousStats';
import { RecentList } from './recent/RecentList';
import { recentLists } from './recent/recentLists';

interface StartPageProps {
  /** Setup wizard that replaces the dashboard, lazy-loaded. */
  Wizard: ComponentType<{ isSaving: boolean; onLaunch: (() => Promise<AppError | null>) | undefined }>;
  /** Loads the code of the wizard. Never rejects. */
  loadWizard: () => Promise<void>;
}

/** Start page. Redirects to the return path of a sign-in; otherwise renders the setup wizard or the dashboard. */
export default function StartPage(props: StartPageProps) {
  const [parameters] = useSearchParams();
  const from = sanitizeReturnPath(parameters.get('from'));
  return from === '/' ? <Start {...props} /> : <Navigate to={from} replace />;
}

function Start({ Wizard, loadWizard }: StartPageProps) {
  const { isOpen, isSaving, setOpen } = useSetupWizard();
  const region = useRef<HTMLDivElement>(null);
  const previousOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (previousOpen.current === isOpen) return;
    previousOpen.current = isOpen;
    // The pressed button unmounts with its page, so move the focus to the new heading.
    const heading = region.current?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus();
  }, [isOpen]);
  const restart = async () => {
    // Loaded first, so that its heading can take the focus.
    await loadWizard();
    return setOpen(true);
  };
  return (
    <div ref={region}>
      {isOpen ? (
        <Suspense fallback={<Spinner label />}>
          <Wizard isSaving={isSaving} onLaunch={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Dashboard onRestart={restart} />
      )}
    </div>
  );
}

interface DashboardProps {
  /** Resolves with the error of a failure. */
  onRestart: () => Promise<AppError | null>;
}

/** Dashboard of the store: statistics, pending items, and recent records. Each part loads and fails independently. */
function Dashboard({ onRestart }: DashboardProps) {
  const translate = useTranslate();
  const period = parseStatsPeriod(useLocation().search);
  const previousStats = usePreviousStats(period);
  const series = usePointsSeries(period, previousStats);
  const cards: Readonly<Record<string, ReactNode>> = {
    attention: <GoodMorning />,
    money: (
      <Suspense fallback={<FigureSkeletons hasAmounts={series.isAvailable} />}>
        <MoneyFigures period={period} series={series} previousStats={previousStats} />
      </Suspense>
    ),
    figures: <StatGrid period={period} previousStats={previousStats} isCompared={series.isAvailable} />,
    points: series.isAvailable && <PointsCard series={series} />,
    ratings: <Ratings period={period} />,
    general: <GeneralInformation />,
    week: (
      <Suspense>
        <ThisWeek />
      </Suspense>
    ),
    ...mapValues(recentLists, (list) => <RecentList list={list} />),
    ...mapValues(ownCards, (Card) => <Card period={period} />),
  };
  return (
    <>
      <PageHeader
        title={translate('shell.menu.dashboard')}
        subtitle={<DashboardSubtitle />}
        actions={
          <>
            <PeriodLinks period={period} />
            {canRestart && <DashboardMenu onRestart={onRestart} />}
          </>
        }
      />
      <div className={columnStyles.stack}>
        {rows.map((row) => (
          <CardRow key={row.names.join()} row={row} cards={cards} />
        ))}
      </div>
    </>
  );
}

const ThisWeek = lazyPart(() => import('./week/ThisWeek'));
const MoneyFigures = lazyPart(() => import('./figures/MoneyFigures'));

/** Two figures, and two amounts if the API has them. */
function FigureSkeletons({ hasAmounts }: { hasAmounts: boolean }) {
  return (
    <dl aria-busy="true" className={figureStyles.figures}>
      {(hasAmounts ? ['a', 'b', 'c', 'd'] : ['a', 'b']).map((key) => (
        <FigureCard key={key} name="" value={null} note={null} />
      ))}
    </dl>
  );
}

const ownCards = createSlots('dashboard', getExtension().dashboard);

/** The cards in their rows, as the extension changes them. Cards without a group have the whole width. */
const rows = arrange(
  dashboardParts,
  getExtension().dashboard.map((change) =>
    'load' in change && !change.before && !change.after
      ? { name: change.name, group: 'own', before: 'wizard' }
      : change,
  ),
).reduce<{ group: string | undefined; names: string[] }[]>((found, { name, group }) => {
  const last = found.at(-1);
  if (group !== undefined && last?.group === group) last.names.push(name);
  else found.push({ group, names: [name] });
  return found;
}, []);

/** An extension can hide the entry like a card. */
const canRestart = rows.some(({ names }) => names.includes('wizard'));

interface CardRowProps {
  row: (typeof rows)[number];
  cards: Readonly<Record<string, ReactNode>>;
}

function CardRow({ row: { group, names }, cards }: CardRowProps) {
  const shown = names.filter((name) => getOwn(cards, name));
  const contents = shown.map((name) => <Fragment key={name}>{getOwn(cards, name)}</Fragment>);
  if (group === undefined) return contents;
  const layout = group === 'main' ? styles.main : styles.recent;
  return <div className={classes(layout, shown[0] === 'points' && styles.withChart)}>{contents}</div>;
}

/** Plan name and number of customers, if known. */
function DashboardSubtitle() {
  const translate = useTranslate();
  const { locale, settings } = useCurrentSite();
  const { data } = useBasicStats();
  const plan = settings.planName?.trim();
  const customers = data?.customers ?? null;
  const parts = [
    plan && translate('dashboard.subtitle.plan', { plan }),
    customers !== null &&
      translate('dashboard.subtitle.customers', { smart_count: customers, count: formatPoints(customers, locale) }),
  ].filter(Boolean);
  return <bdi className={styles.subtitle}>{parts.join(' · ')}</bdi>;
}

/**
 * Links that set the period in the URL, and when it began: unlike the periods of the analytics and the sales, it doesn't
 * consist of whole days.
 */
function PeriodLinks({ period }: { period: StatsPeriod }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  return (
    <>
      <span id={PERIOD_START_ID} className={textStyles.note}>
        {translate('dashboard.period.since', { time: formatPeriodStart(period, locale) })}
      </span>
      <nav aria-label={translate('dashboard.period.label')}>
        <ul className={segmentedControlStyles.segments}>
          {statsPeriods.map((item) => (
            <li key={item}>
              <Link
                to={item === statsPeriods[0] ? '/' : `/?${new URLSearchParams({ period: item })}`}
                replace
                preventScrollReset
                aria-current={item === period || undefined}
                className={segmentedControlStyles.segment}
              >
                {translate(`dashboard.period.${item}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

const RestartDialog = lazyDialog(() => import('./RestartDialog'));

/** Menu of the page. Its entry restarts the setup wizard, which replaces the dashboard for the whole team. */
function DashboardMenu({ onRestart }: Pick<DashboardProps, 'onRestart'>) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu
        label={translate('dashboard.more')}
        icon="more"
        align="end"
        entries={[{ key: 'wizard', label: translate('dashboard.restart'), onSelect: () => setAsking(true) }]}
      />
      {isAsking && (
        <Suspense>
          <RestartDialog onRestart={onRestart} onCancel={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Totals of the store, linked to their lists. */
function GeneralInformation() {
  const translate = useTranslate();
  const { locale, settings } = useCurrentSite();
  const hasPage = useHasPage();
  const query = useBasicStats();
  const { data, isPending } = query;
  const renderValue = (value: number | null | undefined): ReactNode =>
    isPending ? <Skeleton width={56} height={16} /> : formatPoints(value, locale);
  const getListUrl = (list: string) => (hasPage(`/${list}`) ? `/${list}?page=0&limit=10` : null);
  const figures = [
    // The list also has customers who aren't enrolled, and no filter for those who are.
    { name: 'customers', value: data?.customers },
    { name: 'points', value: data?.points },
    { name: 'reviews', value: data?.reviews, to: getListUrl('product-reviews') },
    { name: 'questions', value: data?.faq, to: getListUrl('faq') },
  ];
  const plan = <bdi>{settings.planName?.trim() || EMPTY_PLACEHOLDER}</bdi>;
  return (
    <Card title={translate('dashboard.general.title')}>
      {query.error && <ReadNotice tone="danger" title={translate('dashboard.general.failed')} read={query} />}
      <dl aria-busy={isPending} className={styles.facts}>
        <div>
          <dt>{translate('dashboard.general.plan')}</dt>
          <dd>{hasPage('/billing') ? <Link to="/billing">{plan}</Link> : plan}</dd>
        </div>
        {figures.map(({ name, value, to }) => (
          <div key={name}>
            <dt>{translate(`dashboard.general.${name}`)}</dt>
            <dd>{to && data ? <Link to={to}>{renderValue(value)}</Link> : renderValue(value)}</dd>
          </div>
        ))}
      </dl>
      {hasPage('/loyalty') && (
        <p>
          <Link to="/loyalty">{translate('dashboard.general.loyalty')}</Link>
        </p>
      )}
    </Card>
  );
}
