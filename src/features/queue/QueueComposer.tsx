import { useRef } from 'react';
import { Composer } from '../../engine/compose/Composer';
import type { NamedAction } from '../../engine/records/actions';
import type { QueueRun } from './queueRun';
import type { QueueEntry } from './queueState';

interface QueueComposerProps {
  run: QueueRun;
  entry: QueueEntry;
  /** Name of the text action. */
  name: string;
  onClose: () => void;
}

/** Composer of a record in the queue. The run counts the sent text and runs the companion action. */
export function QueueComposer({ run, entry, name, onClose }: QueueComposerProps) {
  const { entity, key, base } = entry;
  const before = useRef(entry);
  const companion = useRef<NamedAction | null>(null);

  const close = (sent: boolean) => {
    const action = entity.actions[name];
    onClose();
    if (!sent || !action) return;
    // In this order, so that Undo reverts the companion action before the text.
    run.recordText({ name, action }, before.current);
    if (companion.current) run.act(key, companion.current);
  };
  return (
    <Composer
      entity={entity}
      record={base}
      name={name}
      onClose={close}
      runWith={(named) => {
        companion.current = named;
      }}
    />
  );
}
