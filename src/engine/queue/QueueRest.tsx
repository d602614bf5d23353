import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/Skeleton';
import { Spinner } from '../../ui/Spinner';
import { wordsOf } from '../words';
import { QueueDone } from './QueueDone';
import styles from './QueueRest.module.css';
import type { QueueRun } from './queueRun';
import { type QueueState, type Reading, underWay } from './queueState';
import type { QueueAddress } from './useQueueAddress';
import { type QueueMoves, useQueueKeys } from './useQueueKeys';

interface QueueRestProps {
  run: QueueRun;
  state: QueueState;
  address: QueueAddress;
  moves: QueueMoves;
}

/** What stands where no record is: it is being read, it failed, the last is being saved, or all is done. */
export function QueueRest(props: QueueRestProps) {
  useQueueKeys(props.moves, actNot, false);
  return (
    <div tabIndex={-1} data-queue-card="" className={styles.rest}>
      <Content {...props} />
    </div>
  );
}

const actNot = () => false;

function Content({ run, state, address, moves }: QueueRestProps) {
  const translate = useTranslate();
  const { of, search, searchFor } = address;
  const inView = run.entities.filter(({ name }) => (of ?? name) === name);
  const failures = inView.flatMap((entity) => failureOf(entity, state.readings[entity.name]));
  const [failure] = failures;
  if (failure) {
    const name = wordsOf(failure.entity, translate).name(2);
    return <ErrorState title={translate('queue.failed', { name })} error={failure.error} onRetry={run.retry} />;
  }
  if (inView.some(({ name }) => state.readings[name]?.kind !== 'all')) return <Loading />;
  const saving = underWay(state);
  if (saving > 0) {
    return (
      <p role="status" className={styles.saving}>
        <Spinner /> {translate('queue.confirming', { smart_count: saving })}
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
  return <QueueDone run={run} state={state} address={address} onUndo={moves.undo} />;
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

function failureOf(entity: Entity, reading: Reading | undefined) {
  return reading?.kind === 'failed' ? [{ entity, error: reading.error }] : [];
}
