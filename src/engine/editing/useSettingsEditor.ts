import { useMemo, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { AppError, toAppError } from '../../../dataProvider/errors';
import { mergeEdits } from '../../../dataProvider/writes/mergeEdits';
import type { Settings } from '../../../resources/settings';
import { useCurrentSite } from '../shop/currentSite';
import { loadBeforeWrite } from '../writes/verifiedWrite';
import { type EditorController, type EditorOptions, useEditor } from './useEditor';

/** A change of the store's settings, and of the colors of its widgets, which have their own request. */
export interface SettingsChange {
  settings: Partial<Settings>;
  theme?: Readonly<Record<string, string>>;
}

interface SettingsEditorOptions<Value, Issue> extends Omit<EditorOptions<Value, Issue>, 'saved' | 'save'> {
  /** Reads the value from the settings. Must be declared outside of the component. */
  read: (settings: Settings) => Value;
  /** Returns the change that makes one value another. */
  diff: (before: Value, after: Value, settings: Settings) => SettingsChange;
  /** Called with the settings that were saved, also if other requests of the same save failed. */
  onSent?: (settings: Partial<Settings>) => void;
}

export interface SettingsEditorController<Value, Issue = never> extends EditorController<Value, Issue> {
  /** The stored value. */
  saved: Value;
  /** Number of changed settings. */
  changeCount: number;
  /** The rejected request had a key that only the console uses. The API may not know it. */
  isUnknownSetting: boolean;
}

/**
 * Edits a part of the store's settings. Before a save they are loaded again, so that changes by other users are kept or
 * found to be conflicts. A save is optimistic; on failure it is rolled back, and the edits are kept.
 */
export function useSettingsEditor<Value, Issue = never>(
  options: SettingsEditorOptions<Value, Issue>,
): SettingsEditorController<Value, Issue> {
  const { shape, read, diff, onSent } = options;
  const { settings, changeSettings, changeTheme, reloadSettings } = useCurrentSite();
  const saved = useMemo(() => read(settings), [settings, read]);
  const [isUnknownSetting, setUnknownSetting] = useState(false);

  const send = async ({ settings: changed, theme = {} }: SettingsChange) => {
    const parts = splitChange(changed);
    const themeCalls = Object.keys(theme).length > 0 ? [changeTheme(theme)] : [];
    const results = await Promise.allSettled([...themeCalls, ...parts.map((part) => changeSettings(part))]);
    if (results.some(({ status }) => status === 'fulfilled')) {
      const isSent = (_: unknown, n: number) => results[n + themeCalls.length]?.status === 'fulfilled';
      onSent?.(Object.fromEntries(parts.filter(isSent).flatMap(Object.entries)));
    }
    const failedIndex = results.findIndex(({ status }) => status === 'rejected');
    const failed = results[failedIndex];
    if (failed?.status !== 'rejected') return;
    const hasOwnKey = hasConsoleKey(parts[failedIndex - themeCalls.length] ?? {});
    setUnknownSetting(hasOwnKey && toAppError(failed.reason).kind === 'validation');
    throw failed.reason;
  };
  const editor = useEditor<Value, Issue>({
    ...options,
    saved,
    async save(mine) {
      setUnknownSetting(false);
      const stored = await loadBeforeWrite(reloadSettings);
      const latest = read(stored);
      const change = diff(latest, mergeIntoLatest(shape, saved, mine, latest), stored);
      await send(change);
      const widgetTheme = { ...Object(stored.widgetTheme), ...change.theme };
      return read({ ...stored, ...change.settings, ...(change.theme && { widgetTheme }) });
    },
  });
  const { settings: changed, theme = {} } = diff(saved, editor.value, settings);
  return {
    ...editor,
    saved,
    changeCount: Object.keys(changed).length + Object.keys(theme).length,
    isUnknownSetting,
  };
}

/**
 * Merges edits into the value that was just loaded, before they are sent.
 * @param saved value that was edited
 * @throws AppError of kind `conflict` if another user changed the same parts
 */
function mergeIntoLatest<Value>(shape: ZodMiniType<Value>, saved: Value, mine: Value, latest: Value): Value {
  const { value, conflicts } = mergeEdits(saved, mine, latest);
  if (conflicts.length > 0) throw new AppError({ kind: 'conflict' });
  return shape.parse(value);
}

/** Keys that only the console uses. An API may reject them. */
const consoleKeys: readonly string[] = [
  'pointsLimit',
  'recordsLimit',
  'savedReplies',
] satisfies readonly (keyof Settings)[];

/** Whether a change has a key that only the console uses. */
const hasConsoleKey = (change: Partial<Settings>): boolean =>
  Object.keys(change).some((key) => consoleKeys.includes(key));

/**
 * Splits a change into requests: keys of the specification together, and each key that only the console uses on its
 * own, so that an API that doesn't know it accepts the others.
 */
function splitChange(change: Partial<Settings>): readonly Partial<Settings>[] {
  const entries = Object.entries(change);
  const own = entries.filter(([key]) => consoleKeys.includes(key));
  const others = entries.filter(([key]) => !consoleKeys.includes(key));
  const changes = [others, ...own.map((entry) => [entry])];
  return changes.filter((part) => part.length > 0).map((part) => Object.fromEntries(part));
}
