import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { entityLabels } from '../../engine/entity/entityLabels';
import { useDebouncedSearch } from '../../engine/listState/useDebouncedSearch';
import { SearchBox } from '../../ui/inputs/SearchBox';
import { TabBar } from '../../ui/navigation/TabBar';
import styles from './queue.module.css';
import { pendingCount, type QueueState } from './queueState';
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
