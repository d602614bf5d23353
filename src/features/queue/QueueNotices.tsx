import { useTranslate } from 'ra-core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { isOffline } from '../../../dataProvider/http/isOffline';
import { getSearchParam } from '../../../resources/filters';
import { entityLabels } from '../../engine/entity/entityLabels';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import { useListText } from '../../ui/text/useListText';
import styles from './queue.module.css';
import type { QueueRun } from './queueRun';
import { getCurrentEntry, type QueueState } from './queueState';

interface QueueNoticesProps {
  run: QueueRun;
  state: QueueState;
}

/** Problems of the whole queue: offline, entities that could not be loaded or searched, and invalid rows. */
export function QueueNotices({ run, state }: QueueNoticesProps) {
  const translate = useTranslate();
  const listText = useListText();
  const isOnline = useIsOnline();
  const { entityName, search } = state.view;
  const inView = run.entities.filter(({ name }) => (entityName ?? name) === name);
  const getNames = (entities: typeof inView) => entities.map((entity) => entityLabels(entity, translate).name(2));

  const notices: ReactNode[] = [];
  if (!isOnline) {
    notices.push(
      <Banner key="offline" tone="waiting" title={translate('queue.offline')}>
        {translate('queue.offlineText')}
      </Banner>,
    );
  }
  const failed = inView.filter(({ name }) => state.readProgress[name]?.kind === 'failed');
  // If no record is visible, QueueRemaining shows the error.
  if (failed.length > 0 && getCurrentEntry(state)) {
    const retry = (
      <Button size="small" onClick={run.retry}>
        {translate('ui.retry')}
      </Button>
    );
    notices.push(
      <Banner key="failed" tone="danger" action={retry}>
        {getNames(failed)
          .map((name) => translate('queue.failed', { name }))
          .join(' ')}
      </Banner>,
    );
  }
  const unsearched = search === '' ? [] : inView.filter((entity) => getSearchParam(entity) === undefined);
  if (unsearched.length > 0) {
    const names = listText(getNames(unsearched));
    notices.push(
      <Banner key="unsearched" tone="info">
        {translate('queue.unsearchable', { names })}
      </Banner>,
    );
  }
  const malformedCount = inView.reduce((sum, { name }) => sum + (state.malformedCounts[name] ?? 0), 0);
  if (malformedCount > 0) {
    notices.push(
      <Banner key="malformedCount" tone="waiting">
        {translate('list.state.leftOut', { smart_count: malformedCount })}
      </Banner>,
    );
  }
  return notices.length > 0 && <div className={styles.notices}>{notices}</div>;
}

function useIsOnline(): boolean {
  return useSyncExternalStore(subscribeToNetwork, () => !isOffline());
}

function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
