import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { entityLabels } from '../../engine/entity/entityLabels';
import { Button } from '../../ui/buttons/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Spinner } from '../../ui/icons/Spinner';
import styles from './QueueRemaining.module.css';
import { QueueSummary } from './QueueSummary';
import type { QueueRun } from './queueRun';
import { countJobsInFlight, type QueueState, type ReadProgress } from './queueState';
import { type QueueCommands, useQueueKeys } from './useQueueKeys';
import type { QueueUrlState } from './useQueueUrlState';

interface QueueRemainingProps {
  run: QueueRun;
  state: QueueState;
  urlState: QueueUrlState;
  commands: QueueCommands;
}

/** Placeholder while there is no record: loading, error, saving, or done. */
export function QueueRemaining(props: QueueRemainingProps) {
  useQueueKeys(props.commands, ignoreKey, false);
  return (
    <div tabIndex={-1} data-queue-card="" className={styles.rest}>
      <Content {...props} />
    </div>
  );
}

const ignoreKey = () => false;

function Content({ run, state, urlState, commands }: QueueRemainingProps) {
  const translate = useTranslate();
  const { entityName, search, searchFor, group, chooseGroup } = urlState;
  const inView = run.entities.filter(({ name }) => (entityName ?? name) === name);
  const loadErrors = inView.flatMap((entity) => findLoadError(entity, state.readProgress[entity.name]));
  const [loadError] = loadErrors;
  if (loadError) {
    const name = entityLabels(loadError.entity, translate).name(2);
    return <ErrorState title={translate('queue.failed', { name })} error={loadError.error} onRetry={run.retry} />;
  }
  if (inView.some(({ name }) => state.readProgress[name]?.kind !== 'all')) return <Loading />;
  const savingCount = countJobsInFlight(state);
  if (savingCount > 0) {
    return (
      <p role="status" className={styles.saving}>
        <Spinner /> {translate('queue.confirming', { smart_count: savingCount })}
      </p>
    );
  }
  if (search !== '') {
    return (
      <EmptyState
        title={translate('queue.doneSearch', { text: search })}
        action={<Button onClick={() => searchFor('')}>{translate('queue.clearSearch')}</Button>}
      />
    );
  }
  if (group !== null) {
    return (
      <EmptyState
        title={translate('queue.groups.done', { group: translate(`queue.groups.names.${group}`) })}
        action={<Button onClick={() => chooseGroup(null)}>{translate('queue.groups.showAll')}</Button>}
      />
    );
  }
  return <QueueSummary run={run} state={state} urlState={urlState} onUndo={commands.undo} />;
}

function Loading() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('queue.loading')} className={styles.loading}>
      <Skeleton width="120px" height="16px" />
      <Skeleton width="60%" height="28px" />
      <Skeleton width="90%" height="18px" />
      <Skeleton width="85%" height="18px" />
      <Skeleton width="40%" height="18px" />
    </div>
  );
}

function findLoadError(entity: Entity, progress: ReadProgress | undefined) {
  return progress?.kind === 'failed' ? [{ entity, error: progress.error }] : [];
}
