import { useTranslate } from 'ra-core';
import { getTitleText } from '../../../resources/title';
import { useRecordChanges } from '../../engine/actions/useRecordActions';
import { entityLabels } from '../../engine/entity/entityLabels';
import { toRecordLink } from '../../engine/entity/recordLink';
import type { HistoryEntry } from '../../engine/history/historyEntry';
import { Button } from '../../ui/buttons/Button';
import { useAsyncAction } from '../../ui/buttons/useAsyncAction';
import rowStyles from '../../ui/layout/cardRows.module.css';
import flowStyles from '../../ui/layout/flow.module.css';
import { PageLink } from '../../ui/navigation/PageLink';
import { RelativeTime } from '../../ui/text/RelativeTime';
import textStyles from '../../ui/text/text.module.css';
import { type EntryState, findEntity, findOppositeOf, isForgottenEntry } from './entryStates';
import { useEntryText } from './useEntryText';
import { useUndoEntries } from './useUndoEntries';

interface HistoryRowProps {
  entry: HistoryEntry;
  state: EntryState;
  /** See `findUndoneEntries`. */
  undone: ReadonlyMap<string, HistoryEntry>;
}

/** One write, with Undo if it can be undone, or else the action that reverses it, as its notification offers. */
export function HistoryRow({ entry, state, undone }: HistoryRowProps) {
  const translate = useTranslate();
  const getText = useEntryText(undone);
  const { undoOne } = useUndoEntries();
  const entity = findEntity(entry.resource);
  const { run: runAction } = useRecordChanges();
  const opposite = state === 'final' ? findOppositeOf(entry) : null;
  const { isPending, run } = useAsyncAction(async () => {
    if (!entity) return;
    if (opposite && entry.kind === 'set') await runAction(entity, opposite, { ...entry.record, ...entry.set });
    else await undoOne(entity, entry);
  });
  if (!entity) return null;
  const labels = entityLabels(entity, translate);
  const isForgotten = isForgottenEntry(entry);
  // Nothing of a deleted person is kept, so there is no name.
  const title = isForgotten ? labels.name(1) : labels.title(entry.record);
  const isDeleted = state === 'deleted' || (entry.kind === 'removal' && entry.field === null);
  const link = isDeleted ? null : toRecordLink(entity.name, entry.record.id, getTitleText(entity, entry.record));
  return (
    <li className={rowStyles.row}>
      <div className={rowStyles.name}>
        <span className={textStyles.medium}>{getText(entry)}</span>{' '}
        {link === null ? <bdi>{title}</bdi> : <PageLink to={link}>{title}</PageLink>}
        <div className={rowStyles.small}>
          {isForgotten ? translate('history.forgotten') : labels.name(1)} ·{' '}
          <RelativeTime instant={new Date(entry.at).toISOString()} />
          {entry.isUncertain && <> · {translate('history.uncertain')}</>}
        </div>
      </div>
      <div className={flowStyles.controls}>
        {state === 'open' || opposite ? (
          <Button
            size="small"
            busy={isPending}
            aria-label={
              opposite
                ? `${labels.action(opposite.name)}: ${labels.named(entry.record)}`
                : translate('history.undoTitle', { record: labels.named(entry.record) })
            }
            onClick={run}
          >
            {opposite ? labels.action(opposite.name) : translate('list.action.undo')}
          </Button>
        ) : (
          <span className={textStyles.smallSecond}>{translate(`history.state.${state}`)}</span>
        )}
      </div>
    </li>
  );
}
