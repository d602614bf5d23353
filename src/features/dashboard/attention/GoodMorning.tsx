import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useId } from 'react';
import { Link } from 'react-router';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import { recordsQuery } from '../../../../dataProvider/recordQueries';
import type { Entity } from '../../../../resources/entity';
import { isJobInProgress } from '../../../../resources/imports/isJobInProgress';
import { isHideable } from '../../../defineConsole';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { useErrorText } from '../../../engine/errors/errorText';
import { getWaitingEntities, pendingCountQuery } from '../../../engine/listState/pendingCountQuery';
import { useWriteHistory } from '../../../engine/records/EngineContext';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { classes } from '../../../ui/classes';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Icon } from '../../../ui/icons/Icon';
import { type IconName, isIconName } from '../../../ui/icons/iconPaths';
import cardStyles from '../../../ui/layout/Card.module.css';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import styles from './GoodMorning.module.css';

/** What waits for the merchant, about how long it takes, and the queue that goes through all of it. */
export function GoodMorning() {
  const translate = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes(cardStyles.sheet, styles.card)}>
      <div className={styles.head}>
        <h2 id={id}>{translate(`dashboard.attention.${getPartOfDay(new Date(getServerTime()))}`)}</h2>
        <Suspense fallback={<p className={styles.summary} />}>
          <Workload />
        </Suspense>
      </div>
      <ul className={styles.items}>
        {getWaitingEntities().map((entity) => (
          <PendingRecords key={entity.name} entity={entity} />
        ))}
        {!isHideable('/imports') && <ImportsInProgress />}
      </ul>
    </section>
  );
}

function getPartOfDay(now: Date): 'night' | 'morning' | 'afternoon' | 'evening' {
  const hour = now.getHours();
  if (hour < 5) return 'night';
  if (hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}

const Workload = lazyPart(() => import('./Workload'));

/** Number of import jobs in progress. Renders nothing without any, or if the provider doesn't report them. */
function ImportsInProgress() {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, error, isFetching, refetch } = useQuery(recordsQuery(dataProvider, 'import-jobs'));
  if (error && data === undefined) {
    const name = translate('dashboard.attention.importsName');
    return <FailedItem name={name} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const count = (data ?? []).filter(isJobInProgress).length;
  if (count === 0) return null;
  return (
    <Item to="/imports" icon="upload">
      {translate('dashboard.attention.imports', { smart_count: count, count: formatPoints(count, locale) })}
    </Item>
  );
}

/** Number of pending records of an entity, linked to their part of the queue. Renders nothing without any. */
function PendingRecords({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const query = pendingCountQuery(dataProvider, entity, useWriteHistory());
  const { data, isPending, error, isFetching, refetch } = useQuery(query);
  const total = data?.total;
  const labels = useEntityLabels(entity);
  const { locale } = useCurrentSite();
  if (isPending) return <ItemSkeleton />;
  if (total === undefined)
    return <FailedItem name={labels.name(2)} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (total === 0) return null;
  const messageValues = { name: labels.name(2), smart_count: total, count: formatPoints(total, locale) };
  return (
    <Item to={`/moderate?of=${entity.name}`} icon={isIconName(entity.icon) ? entity.icon : 'clock'}>
      {translate(`dashboard.attention.${entity.name}`, {
        ...messageValues,
        _: translate('dashboard.attention.other', messageValues),
      })}
    </Item>
  );
}

interface ItemProps {
  to: string;
  icon: IconName;
  children: ReactNode;
}

/** Link to one kind of pending items. */
function Item({ to, icon, children }: ItemProps) {
  return (
    <li>
      <Link to={to} className={styles.item}>
        <Icon name={icon} />
        <bdi>{children}</bdi>
      </Link>
    </li>
  );
}

function ItemSkeleton() {
  const translate = useTranslate();
  return (
    <li aria-busy="true" className={styles.item}>
      <VisuallyHidden>{translate('dashboard.attention.loading')}</VisuallyHidden>
      <Skeleton width={160} height={14} />
    </li>
  );
}

interface FailedItemProps {
  name: string;
  /** Null if there was a response, without the count. */
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

/** An item whose count failed to load. */
function FailedItem({ name, error, busy, onRetry }: FailedItemProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const reason = error ? errorText(error) : translate('errors.badAnswer.text');
  return (
    <li className={styles.item} role="alert" title={reason}>
      <Icon name="warning" />
      <span>
        {translate('dashboard.attention.failed', { name })}
        <VisuallyHidden> {reason}</VisuallyHidden>
      </span>
      <Button size="small" busy={busy} onClick={onRetry}>
        {translate('ui.retry')}
      </Button>
    </li>
  );
}
