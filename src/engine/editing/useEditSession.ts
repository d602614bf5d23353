import { useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';
import { isDeepEqual, type MergeConflict, mergeEdits } from '../../../dataProvider/writes/mergeEdits';
import type { DraftName } from '../drafts/draftStore';
import {
  type ConflictSide,
  createHistory,
  type EditHistory,
  findConflicts,
  type ParseValue,
  pushStep,
  rebaseHistory,
  redoStep,
  resolveConflict,
  undoStep,
} from './editHistory';
import { createEditStore } from './editStore';
import { usePersistedText } from './usePersistedText';

export interface EditSessionOptions<Value> {
  /** Saved value, a JSON value. May change at any time. */
  saved: Value;
  /** Name of the stored draft, which survives a reload. The component needs another `key` to edit another value. */
  name: DraftName;
  /** Schema of drafts and merged values. Must be declared outside of the component. */
  shape: ZodMiniType<Value>;
}

/** Edited value with undo, a stored draft, and conflict detection. */
export interface EditSession<Value> {
  value: Value;
  /**
   * Sets the value, or updates it with a function.
   * @param options.merge name of the edited field: changes of it without a pause are one undo step
   * @param options.isTyped the input already shows the value, by `useEditSelector` or local state. `listen`
   * subscribers are notified
   * immediately; the page re-renders after the paint
   */
  change: (next: Value | ((now: Value) => Value), options?: { merge?: string; isTyped?: boolean }) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** True if the value differs from the saved value. */
  isChanged: boolean;
  /** Resets to the saved value, as an undoable step. */
  revert: () => void;
  /** Whether edits of an earlier visit were restored. */
  isRestored: boolean;
  /** Parts that another user has changed to another value since. Saving would overwrite them. */
  conflicts: readonly MergeConflict[];
  /** Resolves a conflict. */
  decide: (conflict: MergeConflict, side: ConflictSide) => void;
  /**
   * Saves the value. Edits made while `send` runs are kept; the saved value is only updated when it resolves.
   * @param send resolves with the value as saved by the server, which is returned
   * @throws the error of `send`; all edits are kept
   */
  save: (send: (value: Value) => Promise<Value>) => Promise<Value>;
  isSaving: boolean;
  /** Returns the latest value, even before the page has re-rendered. */
  latest: () => Value;
  /** Subscribes to every change, before the page re-renders. Returns an unsubscribe function. */
  listen: (listener: () => void) => () => void;
  /** Checks if leaving now would lose edits. Called when the page is about to be left. */
  hasUnsavedChanges: () => boolean;
  /** Stable object of stable functions, for memoized components that must not re-render on each keystroke. */
  tools: Pick<EditSession<Value>, 'change' | 'undo' | 'revert' | 'listen' | 'latest'>;
}

/** Saved value according to `save`, while the caller's `saved` is stale. */
interface OptimisticSaved<Value> {
  /** The caller's `saved` at that time. It is stale as long as it equals this. */
  old: Value;
  now: Value;
}

interface PutOptions<Value> {
  /** New saved value. */
  over?: Value;
  isTyped?: boolean;
}

/** Edits a value with undo and redo. The edit is stored in this tab until it is saved. Detects remote changes. */
export function useEditSession<Value>({ saved: given, name, shape }: EditSessionOptions<Value>): EditSession<Value> {
  const { read: readText, persist } = usePersistedText(name);
  const [store] = useState(() => createEditStore(parseStoredEdit(readText(), shape) ?? createHistory(given)));
  const storedHistory = useSyncExternalStore(store.listenAfterPaint, store.now);
  const [optimisticSaved, setOptimisticSaved] = useState<OptimisticSaved<Value> | null>(null);
  const [isSaving, setSaving] = useState(false);

  const read = useCallback<ParseValue<Value>>((raw) => shape.safeParse(raw).data ?? null, [shape]);
  if (optimisticSaved !== null && !isSaving && !isDeepEqual(optimisticSaved.old, given)) setOptimisticSaved(null);
  const isStale = optimisticSaved !== null && (isSaving || isDeepEqual(optimisticSaved.old, given));
  const saved = isStale ? optimisticSaved.now : given;
  const history = useMemo(() => rebaseHistory(storedHistory, saved, read), [storedHistory, saved, read]);
  const conflicts = useMemo(() => findConflicts(history, saved, read), [history, saved, read]);
  const [isRestored, setRestored] = useState(() => !isDeepEqual(history.present, given));

  const latest = useRef({ history, saved, given });
  useLayoutEffect(() => {
    const { present } = latest.current.history;
    latest.current = { history, saved, given };
    if (!Object.is(present, history.present)) store.notify();
  });
  const applyHistory = useCallback(
    (next: EditHistory<Value>, { over = latest.current.saved, isTyped = false }: PutOptions<Value> = {}) => {
      latest.current = { ...latest.current, history: next, saved: over };
      const isSaved = isDeepEqual(next.present, over);
      persist(isSaved ? null : () => serializeEdit(next));
      if (isSaved) setRestored(false);
      // Stored before listeners are called, which may throw.
      store.put(next, isTyped);
    },
    [persist, store],
  );
  const change = useCallback<EditSession<Value>['change']>(
    (next, { merge, isTyped = false } = {}) => {
      const now = latest.current.history;
      const value = next instanceof Function ? next(now.present) : next;
      // The first change mounts the save bar, so it is not deferred.
      applyHistory(pushStep(now, value, merge ?? null, Date.now()), { isTyped: isTyped && now.past.length > 0 });
    },
    [applyHistory],
  );
  const undo = useCallback(() => applyHistory(undoStep(latest.current.history)), [applyHistory]);
  const redo = useCallback(() => applyHistory(redoStep(latest.current.history)), [applyHistory]);

  const save = useCallback<EditSession<Value>['save']>(
    async (send) => {
      const before = latest.current;
      const sent = before.history.present;
      // Edits from now on are a separate step, so that undoing them leads to the saved value.
      applyHistory({ ...before.history, open: null });
      setOptimisticSaved({ old: before.given, now: before.saved });
      setSaving(true);
      try {
        const now = await send(sent);
        const { history: typed } = latest.current;
        // The server's changes, such as other users' edits of other parts, must survive edits made during the save,
        // and their undo.
        const over = (value: Value) => read(mergeEdits(sent, value, now).value) ?? value;
        const { present, past, future } = typed;
        setOptimisticSaved({ old: before.given, now });
        applyHistory(
          { ...typed, base: now, present: over(present), past: past.map(over), future: future.map(over) },
          { over: now },
        );
        return now;
      } catch (thrown) {
        setOptimisticSaved(null);
        throw thrown;
      } finally {
        setSaving(false);
      }
    },
    [applyHistory, read],
  );

  const revert = useCallback(() => change(latest.current.saved), [change]);
  const decide = useCallback<EditSession<Value>['decide']>(
    (conflict, side) =>
      applyHistory(resolveConflict(latest.current.history, latest.current.saved, conflict, side, read)),
    [applyHistory, read],
  );
  const latestValue = useCallback(() => latest.current.history.present, []);
  const hasUnsavedChanges = useCallback(() => !isDeepEqual(latest.current.history.present, latest.current.saved), []);
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
    isChanged: useMemo(() => !isDeepEqual(history.present, saved), [history.present, saved]),
    isRestored,
    conflicts,
    decide,
    save,
    isSaving,
    hasUnsavedChanges,
  };
}

function serializeEdit<Value>({ base, present }: EditHistory<Value>): string {
  return JSON.stringify({ base, present });
}

/** The value of a stored edit on top of the saved value, as {@link useEditSession} would restore it. */
export function restoreEdit<Value>(text: string, saved: Value, shape: ZodMiniType<Value>): Value {
  const history = parseStoredEdit(text, shape);
  return history ? rebaseHistory(history, saved, (raw) => shape.safeParse(raw).data ?? null).present : saved;
}

/** Parses a stored edit. Returns null if it is invalid. */
function parseStoredEdit<Value>(text: string, shape: ZodMiniType<Value>): EditHistory<Value> | null {
  if (text === '') return null;
  try {
    const { base, present } = z.object({ base: z.unknown(), present: z.unknown() }).parse(JSON.parse(text));
    return createHistory(shape.parse(base), shape.parse(present));
  } catch {
    return null;
  }
}
