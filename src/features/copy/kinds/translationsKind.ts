import * as z from 'zod/mini';
import type { RecordOf } from '../../../../resources/recordKinds';
import { defineCopyKind } from './copyKind';

/** The store's own storefront texts of a language, by key. */
export const translationsKind = defineCopyKind(z.string(), {
  hasLanguages: true,
  isSavedAtOnce: true,
  async open({ dataProvider }, locale) {
    const { data: stored } = await dataProvider.getOne<RecordOf<'texts'>>('texts', { id: locale });
    const { texts } = stored;
    return {
      values: new Map(Object.entries(texts)),
      async save(changes) {
        const changed = new Map<string, string | null>([...Object.entries(texts), ...changes]);
        const kept = Object.fromEntries([...changed].flatMap(([key, text]) => (text === null ? [] : [[key, text]])));
        await dataProvider.update('texts', { id: locale, data: { texts: kept }, previousData: stored });
      },
    };
  },
});
