import { omit, pick } from 'es-toolkit/object';
import { useMemo, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { AppError, toAppError } from '../../../dataProvider/errors';
import { readBefore } from '../../../dataProvider/uncertainty';
import { mergeEdits } from '../../../dataProvider/writes/mergeEdits';
import type { Settings } from '../../../resources/settings';
import { useCurrentSite } from '../shop/currentSite';
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
  const { settings, changeSettings, reloadSettings } = useCurrentSite();
  const saved = useMemo(() => read(settings), [settings, read]);
  const [isUnknownSetting, setUnknownSetting] = useState(false);
  const [partlySaved, setPartlySaved] = useState<readonly string[]>([]);

  const send = async (change: Partial<Settings>, previous: Settings) => {
    const parts = splitChange(change);
    const results = await Promise.allSettled(parts.map((part) => changeSettings(part, { previous })));
    const sent = parts.filter((_, n) => results[n]?.status === 'fulfilled');
    if (sent.length > 0) onSent?.(Object.assign({}, ...sent));
    const failedIndex = results.findIndex(({ status }) => status === 'rejected');
    const failed = results[failedIndex];
    if (failed?.status !== 'rejected') return;
    setPartlySaved(sent.flatMap((part) => Object.keys(part)));
    const hasOwnKey = hasConsoleKey(parts[failedIndex] ?? {});
    setUnknownSetting(hasOwnKey && toAppError(failed.reason).kind === 'validation');
    throw failed.reason;
  };
  const editor = useEditor<Value, Issue>({
    ...options,
    saved,
    async save(mine) {
      setUnknownSetting(false);
      setPartlySaved([]);
      const stored = await readBefore(reloadSettings);
      const latest = read(stored);
      const { settings: changed, theme = {} } = diff(latest, mergeIntoLatest(shape, saved, mine, latest), stored);
      const widgetTheme = { ...Object(stored.widgetTheme), ...theme };
      const change = { ...(Object.keys(theme).length > 0 && { widgetTheme }), ...changed };
      await send(change, stored);
      return read({ ...stored, ...change });
    },
  });
  const { settings: changed, theme = {} } = diff(saved, editor.value, settings);
  return {
    ...editor,
    saved,
    changeCount: Object.keys(changed).length + Object.keys(theme).length,
    partlySaved,
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
 * Splits a change into writes: the colors, the other documented keys together, and each key that only the
 * console uses on its own, so that an API that doesn't know it accepts the others.
 */
function splitChange(change: Partial<Settings>): readonly Partial<Settings>[] {
  const alone = ['widgetTheme', ...consoleKeys];
  const others = omit(change, alone);
  const ownKeys = consoleKeys.map((key) => pick(change, [key]));
  return [pick(change, ['widgetTheme']), others, ...ownKeys].filter((part) => Object.keys(part).length > 0);
}
