import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Entity } from '../../../resources/entity';
import { getSearchParam } from '../../../resources/filters';
import { entityLabels } from '../../engine/entity/entityLabels';
import { useDebouncedSearch } from '../../engine/listState/useDebouncedSearch';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import { SearchBox } from '../../ui/inputs/SearchBox';
import { TabBar } from '../../ui/navigation/TabBar';
import { useListText } from '../../ui/text/useListText';
import styles from './queue.module.css';
import type { QueueRun } from './queueRun';
import { getCurrentEntry, pendingCount, type QueueState } from './queueState';
import { cardSelector } from './useQueueFocus';
import type { QueueUrlState } from './useQueueUrlState';

interface QueueHeadProps {
  entities: readonly Entity[];
  state: QueueState;
  urlState: QueueUrlState;
}

/** Tabs with the number of pending records of each entity, and the search box. */
export function QueueHead({ entities, state, urlState }: QueueHeadProps) {
  const translate = useTranslate();
  const { entityName, linkTo } = urlState;
  const isKnown = ({ name }: Entity) => state.unreadCounts[name] !== undefined;
  const entityTabs = entities.map((entity) => ({
    key: entity.name,
    label: entityLabels(entity, translate).name(2),
    count: isKnown(entity) ? pendingCount(state, entity) : null,
    to: linkTo(entity.name),
    current: entityName === entity.name,
  }));
  const all = {
    key: '',
    label: translate('queue.all'),
    count: entities.every(isKnown) ? entities.reduce((sum, entity) => sum + pendingCount(state, entity), 0) : null,
    to: linkTo(null),
    current: entityName === null,
  };
  return (
    <div className={styles.head}>
      <TabBar label={translate('queue.label')} tabs={[all, ...entityTabs]} />
      <div className={styles.search}>
        <QueueSearch urlState={urlState} />
      </div>
    </div>
  );
}

/** Debounce delay in ms, the same as in lists. */
const SEARCH_DEBOUNCE_MS = 300;

/** Search box of the queue. Enter moves the focus to the record. */
function QueueSearch({ urlState: { search, searchFor } }: { urlState: QueueUrlState }) {
  const translate = useTranslate();
  const [typed, setTyped] = useDebouncedSearch(search, SEARCH_DEBOUNCE_MS, searchFor);
  const focusRecord = () => document.querySelector<HTMLElement>(cardSelector)?.focus();
  return (
    <SearchBox
      label={translate('queue.search')}
      placeholder={translate('queue.search')}
      aria-keyshortcuts="/"
      value={typed}
      onChange={setTyped}
      onClear={() => setTyped('')}
      onKeyDownCapture={({ key, nativeEvent }) => {
        if (nativeEvent.isComposing) return;
        if (key === 'Enter' || (key === 'Escape' && typed === '')) focusRecord();
      }}
    />
  );
}

interface QueueNoticesProps {
  run: QueueRun;
  state: QueueState;
}

/** Problems of the whole queue: entities that could not be loaded or searched, and invalid rows. */
export function QueueNotices({ run, state }: QueueNoticesProps) {
  const translate = useTranslate();
  const listText = useListText();
  const { entityName, search } = state.view;
  const inView = run.entities.filter(({ name }) => (entityName ?? name) === name);
  const getNames = (entities: typeof inView) => entities.map((entity) => entityLabels(entity, translate).name(2));

  const notices: ReactNode[] = [];
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
