/** The kinds in a store's settings: colors, style sheet, and saved replies. */
import * as z from 'zod/mini';
import type { SavedReply } from '../../../../resources/settings';
import { themeColors } from '../../../../resources/widgetTheme';
import { isHexColor } from '../../../lib/color/hexColor';
import { createRandomId } from '../../../lib/createRandomId';
import { toThemeSettings } from '../../storefront/themeSettings';
import { defineCopyKind } from './copyKind';

/** Colors of the widgets. Invalid ones count as missing. */
export const colorsKind = defineCopyKind(z.string(), {
  hasLanguages: false,
  isSavedAtOnce: true,
  async open({ dataProvider, loadSettings }) {
    const { colors } = toThemeSettings(await loadSettings());
    const set = themeColors.filter((name) => isHexColor(colors[name]));
    return {
      values: new Map(set.map((name) => [name, colors[name].toLowerCase()])),
      async save(changes) {
        const { saveTheme } = await dataProvider.storefrontCalls();
        await saveTheme(Object.fromEntries([...changes].map(([name, color]) => [name, color ?? ''])));
      },
    };
  },
});

const CSS_NAME = 'customCss';

/** The store's style sheet. */
export const cssKind = defineCopyKind(z.string(), {
  hasLanguages: false,
  isSavedAtOnce: true,
  async open({ dataProvider, loadSettings }) {
    const { customCss } = await loadSettings();
    return {
      values: new Map(customCss ? [[CSS_NAME, customCss]] : []),
      async save(changes) {
        await dataProvider.saveSettings({ customCss: changes.get(CSS_NAME) ?? '' });
      },
    };
  },
});

/** Saved replies, by their names. Those without a name are left as they are. */
export const repliesKind = defineCopyKind(z.string(), {
  hasLanguages: false,
  isSavedAtOnce: true,
  async open({ dataProvider, loadSettings }) {
    const savedReplies = (await loadSettings()).savedReplies ?? [];
    return {
      values: new Map(savedReplies.flatMap(({ name, text }) => (name ? [[name, text ?? '']] : []))),
      async save(changes) {
        await dataProvider.saveSettings({ savedReplies: changeReplies(savedReplies, changes) });
      },
    };
  },
});

/** The replies with some of them changed, removed, or added at the end. */
function changeReplies(replies: readonly SavedReply[], changes: ReadonlyMap<string, string | null>): SavedReply[] {
  const known = new Set(replies.map(({ name }) => name));
  const kept = replies.flatMap((reply) => {
    const text = changes.get(reply.name ?? '');
    if (text === undefined) return [reply];
    return text === null ? [] : [{ ...reply, text }];
  });
  const added = [...changes].flatMap(([name, text]) =>
    text === null || known.has(name) ? [] : [{ _id: createRandomId(), name, text }],
  );
  return [...kept, ...added];
}
