import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { entityLabels } from '../../engine/entity/entityLabels';
import type { HistoryEntry } from '../../engine/history/historyEntry';
import { formatPoints } from '../../lib/format/formatPoints';
import { Button } from '../../ui/buttons/Button';
import rowStyles from '../../ui/layout/cardRows.module.css';
import flowStyles from '../../ui/layout/flow.module.css';
import { RelativeTime } from '../../ui/text/RelativeTime';
import textStyles from '../../ui/text/text.module.css';
import { type EntryState, findEntity, findOppositeOf, isForgottenEntry } from './entryStates';
import type { HistoryGroup } from './groupEntries';
import styles from './History.module.css';
import { HistoryRow } from './HistoryRow';
import { useEntryText } from './useEntryText';
import { useUndoEntries } from './useUndoEntries';

/** Number of rows that are added each time. */
const ROWS_STEP = 25;

interface HistoryGroupRowProps {
  group: HistoryGroup;
  states: ReadonlyMap<string, EntryState>;
  /** See `findUndoneEntries`. */
  undone: ReadonlyMap<string, HistoryEntry>;
}

/** Several writes of the same kind, which can be undone together or one by one. */
export function HistoryGroupRow({ group, states, undone }: HistoryGroupRowProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const getText = useEntryText(undone);
  const { undoMany } = useUndoEntries();
  const [visibleCount, setVisibleCount] = useState(0);
  const [first] = group;
  const entity = findEntity(first.resource);
  if (!entity) return null;
  const text = getText(first);
  const undoable = group.filter(({ id }) => states.get(id) === 'open');
  const unconfirmed = group.filter(({ isUncertain }) => isUncertain).length;
  const isOpen = visibleCount > 0;
  const firstState = states.get(first.id) ?? 'final';
  const isReversible = firstState === 'final' && findOppositeOf(first) !== null;
  // They would all read the same.
  const members = group.filter((entry) => !isForgottenEntry(entry));
  return (
    <li className={styles.group}>
      <div className={rowStyles.row}>
        <div className={rowStyles.name}>
          <span className={textStyles.medium}>{text}</span> {translate('history.items', { smart_count: group.length })}
          <div className={rowStyles.small}>
            {entityLabels(entity, translate).name(group.length)} ·{' '}
            <RelativeTime instant={new Date(first.at).toISOString()} />
            {members.length < group.length && <> · {translate('history.forgotten')}</>}
            {unconfirmed > 0 && <> · {translate('history.unconfirmed', { smart_count: unconfirmed })}</>}
          </div>
        </div>
        <div className={flowStyles.controls}>
          {members.length > 0 && (
            <Button
              size="small"
              kind="quiet"
              aria-expanded={isOpen}
              onClick={() => setVisibleCount(isOpen ? 0 : ROWS_STEP)}
            >
              {translate(isOpen ? 'history.hide' : 'history.show')}
            </Button>
          )}
          {undoable.length > 0 ? (
            <Button size="small" onClick={() => undoMany(entity, undoable, text)}>
              {translate('history.undoMany', { smart_count: undoable.length })}
            </Button>
          ) : (
            <span className={textStyles.smallSecond}>
              {translate(isReversible ? 'history.reverseEach' : `history.state.${firstState}`)}
            </span>
          )}
        </div>
      </div>
      {isOpen && (
        <ul className={styles.members}>
          {members.slice(0, visibleCount).map((entry) => (
            <HistoryRow key={entry.id} entry={entry} state={states.get(entry.id) ?? 'final'} undone={undone} />
          ))}
        </ul>
      )}
      {isOpen && members.length > visibleCount && (
        <Button size="small" onClick={() => setVisibleCount(visibleCount + ROWS_STEP)}>
          {translate('history.more', { count: formatPoints(members.length - visibleCount, locale) })}
        </Button>
      )}
    </li>
  );
}
