import { useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type { DraftName } from '../useDraft';
import { begun, type EditHistory, redone, stepped, undone } from './editHistory';
import { createEditStore } from './editStore';
import { readEdit, writeEdit } from './keptEdit';
import { type Dispute, isSameValue, mergeEdits } from './mergeEdits';
import { decided, disputesOf, type ReadValue, rebased, type Side } from './savedElsewhere';
import { useKeptText } from './useKeptText';

interface EditedOptions<Value> {
  /** What is saved; it may change at any time. A plain value, as JSON has it. */
  saved: Value;
  /** The name under which what is not saved is kept through a reload of the tab. Who edits another thing needs another `key`. */
  name: DraftName;
  /** By which a kept text, and what was put together, is read. Declared outside of the component. */
  shape: ZodMiniType<Value>;
}

/** A value that is edited: nothing of it leaves this tab until it is saved. */
export interface Edited<Value> {
  value: Value;
  /**
   * Puts another value in its place, or what comes of the one that is there.
   * @param options.merge name of the field that is typed in: what is typed there without a pause is one step
   * @param options.isTyped it stands already in the field that it was typed in, which reads it by `useTyped` or holds it
   * itself: those who listen are told at once, and the page is drawn anew once it is painted
   */
  change: (next: Value | ((now: Value) => Value), options?: { merge?: string; isTyped?: boolean }) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** It is not what is saved. */
  isChanged: boolean;
  /** Back to what is saved, as a step that can be taken back. */
  revert: () => void;
  /** What was edited before this page was opened is here again. */
  isRestored: boolean;
  /** Parts that somebody else has saved meanwhile as something else: saving would overwrite them. */
  disputes: readonly Dispute[];
  /** Says whose part is to stand. */
  decide: (dispute: Dispute, side: Side) => void;
  /**
   * Saves the value as it is. While `send` runs, what looks saved already is not believed; what is typed meanwhile
   * stays. @throws what `send` throws; everything is kept then
   * @param send resolves with what is saved then, when the server has it
   */
  save: (send: (value: Value) => Promise<Value>) => Promise<void>;
  isSaving: boolean;
  /** The value as it is now, also for who holds an older picture. */
  latest: () => Value;
  /** Tells of every other value at once, before the page is drawn anew; the answer ends it. */
  listen: (listener: () => void) => () => void;
  /** Whether leaving now leaves something behind; asked when the page is about to be left. */
  holdsWork: () => boolean;
  /** Functions that stay the same, in what stays the same too: who is given nothing else need not be drawn anew at each key. */
  tools: Pick<Edited<Value>, 'change' | 'undo' | 'revert' | 'listen' | 'latest'>;
}

/** What is believed to be saved, against what the caller still says. */
interface Belief<Value> {
  /** What the caller says at that time: as long as this is all it says, it is old. */
  old: Value;
  now: Value;
}

interface PutOptions<Value> {
  /** What is saved then. */
  over?: Value;
  isTyped?: boolean;
}

/** Edits a value with undo and redo. It is kept in this tab until it is saved, and what is saved elsewhere meanwhile is told. */
export function useEdited<Value>({ saved: given, name, shape }: EditedOptions<Value>): Edited<Value> {
  const { read: readText, keep } = useKeptText(name);
  const [store] = useState(() => createEditStore(readEdit(readText(), shape) ?? begun(given)));
  const held = useSyncExternalStore(store.listenLate, store.now);
  const [belief, setBelief] = useState<Belief<Value> | null>(null);
  const [isSaving, setSaving] = useState(false);

  const read = useCallback<ReadValue<Value>>((raw) => shape.safeParse(raw).data ?? null, [shape]);
  if (belief !== null && !isSaving && !isSameValue(belief.old, given)) setBelief(null);
  const isOld = belief !== null && (isSaving || isSameValue(belief.old, given));
  const saved = isOld ? belief.now : given;
  const history = useMemo(() => rebased(held, saved, read), [held, saved, read]);
  const disputes = useMemo(() => disputesOf(history, saved, read), [history, saved, read]);
  const [isRestored, setRestored] = useState(() => !isSameValue(history.present, given));

  const latest = useRef({ history, saved, given });
  useLayoutEffect(() => {
    const { present } = latest.current.history;
    latest.current = { history, saved, given };
    if (!Object.is(present, history.present)) store.tell();
  });
  const put = useCallback(
    (next: EditHistory<Value>, { over = latest.current.saved, isTyped = false }: PutOptions<Value> = {}) => {
      latest.current = { ...latest.current, history: next, saved: over };
      const isSaved = isSameValue(next.present, over);
      keep(isSaved ? null : () => writeEdit(next));
      if (isSaved) setRestored(false);
      // It is kept, whatever those who are told make of it.
      store.put(next, isTyped);
    },
    [keep, store],
  );
  const change = useCallback<Edited<Value>['change']>(
    (next, { merge, isTyped = false } = {}) => {
      const now = latest.current.history;
      const value = next instanceof Function ? next(now.present) : next;
      // The first key brings the bar at the foot, without which nothing can be published.
      put(stepped(now, value, merge ?? null, Date.now()), { isTyped: isTyped && now.past.length > 0 });
    },
    [put],
  );
  const undo = useCallback(() => put(undone(latest.current.history)), [put]);
  const redo = useCallback(() => put(redone(latest.current.history)), [put]);

  const save = useCallback<Edited<Value>['save']>(
    async (send) => {
      const before = latest.current;
      const sent = before.history.present;
      // What is typed from now on is a step of its own: an undo of it leads to what was saved.
      put({ ...before.history, open: null });
      setBelief({ old: before.given, now: before.saved });
      setSaving(true);
      try {
        const now = await send(sent);
        const { history: typed } = latest.current;
        // What the server made of it, such as others' changes of other parts, is not taken back by what was typed
        // meanwhile, nor by an undo.
        const over = (value: Value) => read(mergeEdits(sent, value, now).value) ?? value;
        const { present, past, future } = typed;
        setBelief({ old: before.given, now });
        put(
          { ...typed, base: now, present: over(present), past: past.map(over), future: future.map(over) },
          { over: now },
        );
      } catch (thrown) {
        setBelief(null);
        throw thrown;
      } finally {
        setSaving(false);
      }
    },
    [put, read],
  );

  const revert = useCallback(() => change(latest.current.saved), [change]);
  const decide = useCallback<Edited<Value>['decide']>(
    (dispute, side) => put(decided(latest.current.history, latest.current.saved, dispute, side, read)),
    [put, read],
  );
  const latestValue = useCallback(() => latest.current.history.present, []);
  const holdsWork = useCallback(() => !isSameValue(latest.current.history.present, latest.current.saved), []);
  const { listen } = store;
  const tools = useMemo(
    () => ({ change, undo, revert, listen, latest: latestValue }),
    [change, undo, revert, listen, latestValue],
  );

  return {
    ...tools,
    tools,
    value: history.present,
    redo,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    isChanged: useMemo(() => !isSameValue(history.present, saved), [history.present, saved]),
    isRestored,
    disputes,
    decide,
    save,
    isSaving,
    holdsWork,
  };
}
