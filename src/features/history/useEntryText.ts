import { useLocale, useTranslate } from 'ra-core';
import { entityLabels } from '../../engine/entity/entityLabels';
import type { HistoryEntry } from '../../engine/history/historyEntry';
import { findActions } from '../../engine/records/inverse';
import { formatPoints } from '../../lib/format/formatPoints';
import { useListText } from '../../ui/text/useListText';
import { findEntity } from './entryStates';

/** Returns a function that says what a write did, such as 'Published', or which one it undid. */
export function useEntryText(undone: ReadonlyMap<string, HistoryEntry>): (entry: HistoryEntry) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const listText = useListText();
  return (entry) => {
    const undoneEntry = undone.get(entry.id);
    // An undo of an undo did something again.
    return undoneEntry && !undone.has(undoneEntry.id)
      ? translate('history.undid', { change: getText(undoneEntry) })
      : getText(entry);
  };

  function getText(entry: HistoryEntry): string {
    if (entry.kind === 'points') {
      const points = formatPoints(Math.abs(entry.points), locale);
      return translate(entry.points < 0 ? 'history.deducted' : 'history.added', {
        smart_count: Math.abs(entry.points),
        points,
      });
    }
    const entity = findEntity(entry.resource);
    if (!entity) return entry.resource;
    const labels = entityLabels(entity, translate);
    if (entry.kind === 'removal') {
      return entry.field === null
        ? translate('history.deleted')
        : translate('history.removed', { field: labels.field(entry.field) });
    }
    const [[field, value] = ['', null]] = Object.entries(entry.set);
    const isText = Object.values(entity.actions).some(({ text }) => text === field);
    if (isText && value === '') return translate('history.removed', { field: labels.field(field) });
    const actions = findActions(entity, entry);
    if (actions.length > 0) return listText(actions.map(({ name }) => labels.actionDone(name, 1)));
    return typeof value === 'string' && entity.fields[field]?.kind === 'choice'
      ? translate('history.value', { field: labels.field(field), value: labels.value(field, value) })
      : translate('history.changed', { field: labels.field(field) });
  }
}
