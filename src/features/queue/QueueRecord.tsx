import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useRef } from 'react';
import { useActionController } from '../../engine/actions/useActionController';
import { useRecordChanges } from '../../engine/actions/useRecordActions';
import { Composer } from '../../engine/compose/Composer';
import { useCompanionErrorText } from '../../engine/compose/useCompanionErrorText';
import { composeDraft, useHasDraft } from '../../engine/drafts/draftStore';
import { useEntityLabels } from '../../engine/entity/entityLabels';
import { FlagPills } from '../../engine/flags/FlagPills';
import { type HighlightsByField, HighlightsContext, type RecordFlags } from '../../engine/flags/flag';
import { HighlightedText } from '../../engine/flags/HighlightedText';
import type { SimilarRecord } from '../../engine/flags/similarRecords';
import { isHidden } from '../../engine/history/hiddenLog';
import { RecordLead, RecordSections } from '../../engine/panel/RecordSections';
import { groupFieldsBySection } from '../../engine/panel/recordSections';
import { SimilarRecords } from '../../engine/panel/SimilarRecords';
import { getAvailableActions, type NamedAction } from '../../engine/records/actions';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import type { RecordChange } from '../../engine/records/recordChange';
import { usePendingRecord } from '../../engine/records/useRecord';
import { PRIMARY_KEY } from '../../lib/primaryKey';
import { Button, type ButtonKind } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import { useBarRoom } from '../../ui/layout/useBarRoom';
import { Menu } from '../../ui/overlays/Menu';
import { RecordContextFacts } from '../moderation/RecordContextFacts';
import styles from './QueueRecord.module.css';
import { LEAVE_KEY, type QueueCommands, queueKeys, useQueueKeys } from './queueKeys';
import type { QueueRun } from './queueRun';
import { getVisibleRecord, isGone, isPending, type QueueEntry } from './queueState';

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

  const { notifyHeld, askReason } = useRecordChanges();
  const act = useCallback(
    (named: NamedAction, _record: ConsoleRecord, given?: RecordChange) => {
      run.act(entryKey, named, given);
      const last = run.lastChange();
      if (named.action.remove && last?.held) void notifyHeld(last, () => commands.undo(last));
      if (last && named.action.set && named.action.asksReason) void askReason(last, () => commands.undo(last));
    },
    [run, entryKey, notifyHeld, askReason, commands],
  );
  const { onAction, composing, closeComposer, dialogs } = useActionController(entity, act);
  const actions = useMemo(() => (isGone(entry) ? [] : getAvailableActions(entity, record)), [entity, entry, record]);

  const canLeave = isPending(entry) && isHidden(entity, record);
  const runShortcut = (key: string) => {
    const named = actions.find(({ action }) => (key === PRIMARY_KEY ? action.prominent : action.key === key));
    if (named) onAction(named, record);
    else if (canLeave && key === LEAVE_KEY) commands.leave(entry);
    else return false;
    return true;
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
        <RecordContextFacts entity={entity} record={record} />
        <SimilarRecords entity={entity} record={record} similar={similar} />
      </article>
      {!composing && (
        <QueueBar
          entry={entry}
          actions={actions}
          record={record}
          onAction={onAction}
          commands={commands}
          canLeave={canLeave}
        />
      )}
      {dialogs}
    </HighlightsContext>
  );
}

/** Notice that the record has an unsent draft. */
function QueueDraft({ entry: { entity, base }, action, field }: { entry: QueueEntry; action: string; field: string }) {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const hasStoredDraft = useHasDraft(composeDraft(entity.name, action, base.id));
  return hasStoredDraft && <Banner tone="info">{translate('queue.draft', { field: labels.field(field) })}</Banner>;
}

/** State of the visible record: write rejected, handled, deleted, or being saved. */
function QueueNotice({ entry }: { entry: QueueEntry }) {
  const { writeFailure, undoneAction, isHandledElsewhere, isRemoved, jobs, skippedTurn } = entry;
  const translate = useTranslate();
  const labels = useEntityLabels(entry.entity);
  const getErrorText = useCompanionErrorText();
  if (writeFailure) {
    const title = translate(writeFailure.undoing ? 'queue.troubleUndo' : 'queue.trouble', {
      action: labels.action(writeFailure.action),
    });
    const { error, after } = writeFailure;
    return (
      <Banner tone="danger" title={title}>
        {getErrorText(entry.entity, after, error)}
      </Banner>
    );
  }
  const getNotice = () => {
    if (isHandledElsewhere) return ['waiting', isRemoved ? 'removedElsewhere' : 'elsewhere'] as const;
    if (jobs.length > 0) return ['info', 'underWay'] as const;
    if (isGone(entry)) return ['done', 'deleted'] as const;
    if (!isPending(entry)) return ['done', 'decided'] as const;
    return skippedTurn === null ? null : (['info', 'skippedBefore'] as const);
  };
  // A confirmed undo, or a deletion that wasn't sent.
  if (undoneAction && jobs.length === 0 && !isHandledElsewhere) {
    return <Banner tone="done">{translate('queue.undone', { action: labels.action(undoneAction) })}</Banner>;
  }
  const visibleNotice = getNotice();
  return visibleNotice && <Banner tone={visibleNotice[0]}>{translate(`queue.${visibleNotice[1]}`)}</Banner>;
}

interface QueueComposerProps {
  run: QueueRun;
  entry: QueueEntry;
  /** Name of the text action. */
  name: string;
  onClose: () => void;
}

/** Composer of a record in the queue. The run counts the sent change, and runs the companion action unless it was sent, too. */
function QueueComposer({ run, entry, name, onClose }: QueueComposerProps) {
  const { entity, key, base } = entry;
  const before = useRef(entry);
  return (
    <Composer
      entity={entity}
      record={base}
      name={name}
      onClose={onClose}
      onSent={(sent, companion) => {
        // In this order, so that Undo reverts the companion action before the text.
        run.recordText(sent, before.current);
        if (companion) run.act(key, companion, undefined, name);
      }}
    />
  );
}

interface QueueBarProps {
  entry: QueueEntry;
  record: ConsoleRecord;
  actions: readonly NamedAction[];
  onAction: (named: NamedAction, record: ConsoleRecord) => void;
  commands: QueueCommands;
  /** Whether the record can be left hidden. */
  canLeave: boolean;
}

/** Actions of the record and navigation, with their shortcuts. At the bottom of small screens. */
function QueueBar({ entry, record, actions, onAction, commands, canLeave }: QueueBarProps) {
  const translate = useTranslate();
  const labels = useEntityLabels(entry.entity);
  const bar = useRef<HTMLDivElement>(null);
  useBarRoom(bar);
  const sorted = actions.toSorted((a, b) => getRank(a) - getRank(b));
  const first = sorted.find(isFrequent);
  const toButton = (named: NamedAction) => ({
    key: named.name,
    label: labels.actionOn(named.name, record),
    hint: named.action.key,
    kind: getButtonKind(named, named === first),
    danger: named.action.remove === true,
    isFrequent: isFrequent(named),
    onSelect: () => onAction(named, record),
  });
  const leave = {
    key: 'leave hidden',
    label: translate('hiding.leave'),
    hint: LEAVE_KEY,
    kind: 'plain' as const,
    danger: false,
    isFrequent: false,
    onSelect: () => commands.leave(entry),
  };
  const buttons = sorted.map(toButton);
  const end = buttons.findIndex(({ danger }) => danger);
  if (canLeave) buttons.splice(end < 0 ? buttons.length : end, 0, leave);
  const others = buttons.filter((button) => !button.isFrequent);

  return (
    <div ref={bar} data-bar className={styles.bar}>
      <fieldset aria-label={translate('queue.actions')} className={styles.actions}>
        {buttons.map(({ key, label, hint, kind, isFrequent, onSelect }) => (
          <Button
            key={key}
            kind={kind}
            shortcut={hint}
            className={isFrequent ? styles.usual : styles.other}
            onClick={onSelect}
          >
            {label}
          </Button>
        ))}
        {others.length > 0 && (
          <span className={styles.more}>
            <Menu
              label={translate('list.action.more', { title: labels.title(record) })}
              icon="more"
              align="end"
              entries={others}
            />
          </span>
        )}
      </fieldset>
      <fieldset aria-label={translate('queue.moves')} className={styles.moves}>
        <Button kind="quiet" shortcut={queueKeys.back[0]} onClick={commands.back}>
          {translate('queue.back')}
        </Button>
        <Button kind="quiet" icon="undo" shortcut={queueKeys.undo[0]} onClick={() => commands.undo()}>
          {translate('queue.undo')}
        </Button>
        <Button shortcut={queueKeys.skip[0]} onClick={commands.skip}>
          {translate(isPending(entry) ? 'queue.skip' : 'queue.next')}
        </Button>
      </fieldset>
    </div>
  );
}

/** Checks if an action is frequent. Frequent actions are visible on small screens too. */
const isFrequent = ({ action }: NamedAction): boolean => action.prominent === true || action.text !== undefined;

/** Sort order of the buttons: prominent actions first, deletion last. */
function getRank({ action }: NamedAction): number {
  if (action.remove) return 3;
  if (action.prominent) return 0;
  return action.text ? 1 : 2;
}

function getButtonKind({ action }: NamedAction, isFirst: boolean): ButtonKind {
  if (isFirst) return 'primary';
  return action.remove ? 'quiet' : 'plain';
}
