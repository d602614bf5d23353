import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useListText } from '../../ui/useListText';
import { searchParameter } from '../recordLink';
import { wordsOf } from '../words';
import styles from './QueueNotices.module.css';
import type { QueueRun } from './queueRun';
import { currentOf, type QueueState } from './queueState';
import { useIsOnline } from './useIsOnline';

interface QueueNoticesProps {
  run: QueueRun;
  state: QueueState;
}

/** What is wrong with the queue as a whole: no network, a kind that could not be read or searched, broken rows. */
export function QueueNotices({ run, state }: QueueNoticesProps) {
  const translate = useTranslate();
  const listText = useListText();
  const isOnline = useIsOnline();
  const { of, search } = state.view;
  const inView = run.entities.filter(({ name }) => (of ?? name) === name);
  const namesOf = (entities: typeof inView) => entities.map((one) => wordsOf(one, translate).name(2));

  const notices: ReactNode[] = [];
  if (!isOnline) {
    notices.push(
      <Notice key="offline" tone="waiting" title={translate('queue.offline')}>
        {translate('queue.offlineText')}
      </Notice>,
    );
  }
  const failed = inView.filter(({ name }) => state.readings[name]?.kind === 'failed');
  // Where nothing is shown, the failure stands in the place of the record.
  if (failed.length > 0 && currentOf(state)) {
    const retry = (
      <Button size="small" onClick={run.retry}>
        {translate('ui.retry')}
      </Button>
    );
    notices.push(
      <Notice key="failed" tone="danger" action={retry}>
        {namesOf(failed)
          .map((name) => translate('queue.failed', { name }))
          .join(' ')}
      </Notice>,
    );
  }
  const unsearched = search === '' ? [] : inView.filter((entity) => searchParameter(entity) === undefined);
  if (unsearched.length > 0) {
    const names = listText(namesOf(unsearched));
    notices.push(
      <Notice key="unsearched" tone="info">
        {translate('queue.unsearchable', { names })}
      </Notice>,
    );
  }
  const leftOut = inView.reduce((sum, { name }) => sum + (state.leftOut[name] ?? 0), 0);
  if (leftOut > 0) {
    notices.push(
      <Notice key="leftOut" tone="waiting">
        {translate('list.state.leftOut', { smart_count: leftOut })}
      </Notice>,
    );
  }
  return notices.length > 0 && <div className={styles.notices}>{notices}</div>;
}
