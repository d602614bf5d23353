import { useCallback, useMemo, useRef } from 'react';
import { useActionController } from '../../engine/actions/useActionController';
import { useEntityLabels } from '../../engine/entity/entityLabels';
import { FlagPills } from '../../engine/flags/FlagPills';
import type { RecordFlags } from '../../engine/flags/flag';
import { HighlightedText } from '../../engine/flags/HighlightedText';
import { type HighlightsByField, HighlightsContext } from '../../engine/flags/highlights';
import type { SimilarRecord } from '../../engine/flags/similarRecords';
import { RecordLead, RecordSections } from '../../engine/panel/RecordSections';
import { groupFieldsBySection } from '../../engine/panel/recordSections';
import { SimilarRecords } from '../../engine/panel/SimilarRecords';
import { getAvailableActions, type NamedAction } from '../../engine/records/actions';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import type { RecordChange } from '../../engine/records/recordChange';
import { usePendingRecord } from '../../engine/records/usePendingRecord';
import { QueueBar } from './QueueBar';
import { QueueComposer } from './QueueComposer';
import { QueueDraft } from './QueueDraft';
import { QueueNotice } from './QueueNotice';
import styles from './QueueRecord.module.css';
import type { QueueRun } from './queueRun';
import { getVisibleRecord, isGone, type QueueEntry } from './queueState';
import { type QueueCommands, useQueueKeys } from './useQueueKeys';

interface QueueRecordProps {
  run: QueueRun;
  entry: QueueEntry;
  /** Flags of the record. */
  flags: RecordFlags | undefined;
  /** Other records of the queue with nearly the same text. */
  similar: readonly SimilarRecord[];
  commands: QueueCommands;
}

const noHighlights: HighlightsByField = {};

/** Current record with all its fields and actions. */
export function QueueRecord({ run, entry, flags, similar, commands }: QueueRecordProps) {
  const { entity, key: entryKey } = entry;
  const labels = useEntityLabels(entity);
  const card = useRef<HTMLElement>(null);
  // Pending writes of the media viewer are applied too.
  const visibleRecord = getVisibleRecord(entry);
  const record = usePendingRecord(entity.name, visibleRecord) ?? visibleRecord;

  const act = useCallback(
    (named: NamedAction, _record: ConsoleRecord, given?: RecordChange) => run.act(entryKey, named, given),
    [run, entryKey],
  );
  const { onAction, composing, closeComposer, dialogs } = useActionController(entity, act);
  const actions = useMemo(() => (isGone(entry) ? [] : getAvailableActions(entity, record)), [entity, entry, record]);

  const runShortcut = (key: string) => {
    const named = actions.find(({ action }) => action.key === key);
    if (named) onAction(named, record);
    return named !== undefined;
  };
  useQueueKeys(commands, runShortcut, composing !== null);

  const handleClose = useCallback(() => {
    closeComposer();
    card.current?.focus({ preventScroll: true });
  }, [closeComposer]);

  const sections = groupFieldsBySection(entity, record);
  const [first] = sections.text;
  const isTitle = first?.kind === 'text';
  return (
    <HighlightsContext value={flags?.marks ?? noHighlights}>
      <article
        ref={card}
        className={styles.card}
        tabIndex={-1}
        data-queue-card=""
        data-record={entry.base.id}
        data-entity={entity.name}
        aria-labelledby={`queue-${entryKey}`}
      >
        <QueueNotice entry={entry} />
        {!composing &&
          actions.map(
            ({ name, action: { text } }) =>
              text !== undefined && <QueueDraft key={name} entry={entry} action={name} field={text} />,
          )}
        <RecordLead entity={entity} record={record} fields={[...sections.lead, ...sections.state]} large={!first} />
        <h2 id={`queue-${entryKey}`} dir="auto" className={styles.title}>
          {isTitle ? <HighlightedText path={first.path} text={String(first.value)} /> : labels.title(record)}
        </h2>
        {flags && <FlagPills flags={flags.flags} among="waiting" />}
        <RecordSections
          entity={entity}
          record={record}
          sections={isTitle ? { ...sections, text: sections.text.slice(1) } : sections}
        >
          {composing && <QueueComposer run={run} entry={entry} name={composing.name} onClose={handleClose} />}
        </RecordSections>
        <SimilarRecords entity={entity} record={record} similar={similar} />
      </article>
      {!composing && (
        <QueueBar entry={entry} actions={actions} record={record} onAction={onAction} commands={commands} />
      )}
      {dialogs}
    </HighlightsContext>
  );
}
