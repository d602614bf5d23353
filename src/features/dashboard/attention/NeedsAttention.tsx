import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList, useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { allRecords } from '../../../../dataProvider/recordQueries';
import type { Entity } from '../../../../resources/entity';
import { isJobInProgress } from '../../../../resources/imports/importJob';
import type { RecordOf } from '../../../../resources/recordKinds';
import { isHideable } from '../../../defineConsole';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { useErrorText } from '../../../engine/errors/errorText';
import { getWaitingEntities, pendingCountQuery } from '../../../engine/listState/pendingCountQuery';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { classes } from '../../../ui/classes';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Icon } from '../../../ui/icons/Icon';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import styles from './Attention.module.css';

/** Counts of pending items, each linked to the page that handles it. */
export function NeedsAttention() {
  const translate = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {translate('dashboard.attention.title')}
      </h2>
      <ul className={styles.cards}>
        {getWaitingEntities().map((entity) => (
          <PendingRecords key={entity.name} entity={entity} />
        ))}
        {!isHideable('/imports') && <ImportsInProgress />}
      </ul>
    </section>
  );
}

/** Number of import jobs in progress. Renders nothing if the provider doesn't report them. */
function ImportsInProgress() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { locale } = useCurrentSite();
  const { data, meta, isPending, error, isFetching, refetch } = useGetList<RecordOf<'import-jobs'>>(
    'import-jobs',
    allRecords(),
  );
  if (isPending) return <AttentionSkeleton />;
  if (meta?.isMissing) return null;
  if (data === undefined) {
    const name = translate('dashboard.attention.importsName');
    return <AttentionFailed name={name} reason={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const count = data.filter(isJobInProgress).length;
  return (
    <AttentionCard to="/imports" isPending={count > 0}>
      {count > 0
        ? translate('dashboard.attention.imports', { smart_count: count, count: formatPoints(count, locale) })
        : translate('dashboard.attention.none.imports')}
    </AttentionCard>
  );
}

/** Number of pending records of an entity, linked to their queue. */
function PendingRecords({ entity }: { entity: Entity }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const labels = useEntityLabels(entity);
  const { locale } = useCurrentSite();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, isPending, error, isFetching, refetch } = useQuery(pendingCountQuery(dataProvider, entity));
  if (isPending) return <AttentionSkeleton />;
  const total = data?.total;
  if (total === undefined) {
    const reason = error ? errorText(error) : translate('errors.badAnswer.text');
    return <AttentionFailed name={labels.name(2)} reason={reason} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const messageValues = { name: labels.name(2), smart_count: total, count: formatPoints(total, locale) };
  const translateMessage = (prefix: string) =>
    translate(`dashboard.attention.${prefix}${entity.name}`, {
      ...messageValues,
      _: translate(`dashboard.attention.${prefix}other`, messageValues),
    });
  return (
    <AttentionCard to={total > 0 ? `/moderate?of=${entity.name}` : `/${entity.name}`} isPending={total > 0}>
      {translateMessage(total > 0 ? '' : 'none.')}
    </AttentionCard>
  );
}

interface AttentionCardProps {
  to: string;
  /** Marks the card as needing attention. */
  isPending?: boolean;
  children: ReactNode;
}

/** Link to one kind of pending items. */
function AttentionCard({ to, isPending = false, children }: AttentionCardProps) {
  return (
    <li className={classes(styles.card, isPending && styles.pending)}>
      <Link to={to} className={styles.link}>
        <Icon name={isPending ? 'clock' : 'check'} />
        <bdi>{children}</bdi>
      </Link>
    </li>
  );
}

/** Skeleton of an AttentionCard. */
function AttentionSkeleton() {
  const translate = useTranslate();
  return (
    <li aria-busy="true" className={styles.card}>
      <span className={styles.link}>
        <VisuallyHidden>{translate('dashboard.attention.loading')}</VisuallyHidden>
        <Skeleton width="70%" height={14} />
      </span>
    </li>
  );
}

interface AttentionFailedProps {
  name: string;
  reason: string;
  busy: boolean;
  onRetry: () => void;
}

/** AttentionCard whose count failed to load. */
function AttentionFailed({ name, reason, busy, onRetry }: AttentionFailedProps) {
  const translate = useTranslate();
  return (
    <li className={styles.card}>
      <span className={styles.link} role="alert" title={reason}>
        <Icon name="warning" />
        <span>
          {translate('dashboard.attention.failed', { name })}
          <VisuallyHidden> {reason}</VisuallyHidden>
        </span>
        <Button size="small" busy={busy} onClick={onRetry}>
          {translate('ui.retry')}
        </Button>
      </span>
    </li>
  );
}
