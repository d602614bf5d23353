import { useRef } from 'react';
import type { NamedAction } from '../actions/actions';
import { Composer } from '../compose/Composer';
import type { QueueRun } from './queueRun';
import type { Entry } from './queueState';

interface QueueComposerProps {
  run: QueueRun;
  entry: Entry;
  /** Name of the text action. */
  name: string;
  onClose: () => void;
}

/** The box of a reply or an answer; what is sent counts in the run, and what goes out with it is decided by it. */
export function QueueComposer({ run, entry, name, onClose }: QueueComposerProps) {
  const { entity, key, base } = entry;
  const before = useRef(entry);
  const also = useRef<NamedAction | null>(null);

  const close = (sent: boolean) => {
    const action = entity.actions[name];
    onClose();
    if (!sent || !action) return;
    // In the order in which it is taken back: the text was there first.
    run.texted({ name, action }, before.current);
    if (also.current) run.act(key, also.current);
  };
  return (
    <Composer
      entity={entity}
      record={base}
      name={name}
      onClose={close}
      runWith={(named) => {
        also.current = named;
      }}
    />
  );
}
