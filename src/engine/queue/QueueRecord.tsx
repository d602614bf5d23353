import { useCallback, useMemo, useRef } from 'react';
import { actionsFor, type NamedAction } from '../actions/actions';
import { useActionDesk } from '../actions/useActionDesk';
import { useEngine } from '../EngineContext';
import { FlagPills } from '../flags/FlagPills';
import type { RecordFlags } from '../flags/flag';
import { Marked } from '../flags/Marked';
import { type Marks, MarksContext } from '../flags/marks';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { PendingChange } from '../records/pendingWrites';
import { useEntityWords } from '../words';
import { QueueBar } from './QueueBar';
import { QueueComposer } from './QueueComposer';
import { QueueNotice } from './QueueNotice';
import styles from './QueueRecord.module.css';
import type { QueueRun } from './queueRun';
import { type Entry, isGone, shownOf } from './queueState';
import { LeadLine, RecordZones } from './RecordZones';
import { type QueueMoves, useQueueKeys } from './useQueueKeys';
import { zonesOf } from './zones';

interface QueueRecordProps {
  run: QueueRun;
  entry: Entry;
  /** What is conspicuous about it. */
  flags: RecordFlags | undefined;
  moves: QueueMoves;
}

const noMarks: Marks = {};

/** The record that is to be decided on, whole, with everything that can be done with it. */
export function QueueRecord({ run, entry, flags, moves }: QueueRecordProps) {
  const { entity, key } = entry;
  const { pending } = useEngine();
  const words = useEntityWords(entity);
  const card = useRef<HTMLElement>(null);
  // What the viewer has under way stands over it too.
  const shown = shownOf(entry);
  const record = pending.over(entity.name, shown) ?? shown;

  const act = useCallback(
    (named: NamedAction, _record: ConsoleRecord, given?: PendingChange) => run.act(key, named, given),
    [run, key],
  );
  const { onAction, composing, closeComposer, dialogs } = useActionDesk(entity, act);
  const actions = useMemo(() => (isGone(entry) ? [] : actionsFor(entity, record)), [entity, entry, record]);

  const actBy = (letter: string) => {
    const named = actions.find(({ action }) => action.key === letter);
    if (named) onAction(named, record);
    return named !== undefined;
  };
  useQueueKeys(moves, actBy, composing !== null);

  const closeBox = useCallback(() => {
    closeComposer();
    card.current?.focus({ preventScroll: true });
  }, [closeComposer]);

  const zones = zonesOf(entity, record);
  const [first] = zones.text;
  const isTitle = first?.kind === 'text';
  return (
    <MarksContext value={flags?.marks ?? noMarks}>
      <article
        ref={card}
        className={styles.card}
        tabIndex={-1}
        data-queue-card=""
        data-record={entry.base.id}
        data-entity={entity.name}
        aria-labelledby={`queue-${key}`}
      >
        <QueueNotice entry={entry} />
        <LeadLine entity={entity} record={record} fields={[...zones.lead, ...zones.state]} large={!first} />
        <h2 id={`queue-${key}`} dir="auto" className={styles.title}>
          {isTitle ? <Marked path={first.path} text={String(first.value)} /> : words.title(record)}
        </h2>
        {flags && <FlagPills flags={flags.flags} />}
        <RecordZones entity={entity} record={record} zones={isTitle ? { ...zones, text: zones.text.slice(1) } : zones}>
          {composing && <QueueComposer run={run} entry={entry} name={composing.name} onClose={closeBox} />}
        </RecordZones>
      </article>
      {!composing && <QueueBar entry={entry} actions={actions} record={record} onAction={onAction} moves={moves} />}
      {dialogs}
    </MarksContext>
  );
}
