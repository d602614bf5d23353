import { useTranslate, useUpdate } from 'ra-core';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { AppError } from '../../../../dataProvider/errors';
import type { StoreLanguage } from '../../../../resources/languages';
import type { RecordOf } from '../../../../resources/recordKinds';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import type { StoreDictionary } from '../../../../resources/storefront/storeDictionary';
import type { DraftName } from '../../../engine/drafts/draftStore';
import { type EditorController, useEditor } from '../../../engine/editing/useEditor';
import { useRefreshWidgets } from '../../../engine/shop/useRefreshWidgets';
import { getText } from '../rows/analyzeRows';

/** Draft name of the unpublished changes of a language. */
export const getTextsDraftName = (code: string): DraftName => `edit:dictionary.${code}`;

/** Shape of the texts of a language. */
export const textsShape = z.record(z.string(), z.string());

/** The server accepted texts, but returned others. */
export class TextsNotTakenError extends AppError {
  constructor(readonly keys: readonly string[]) {
    super({ kind: 'badAnswer' });
  }
}

/** Editing state of the texts of one language. */
export interface TextEditing extends EditorController<Dictionary> {
  /** Sets the text of a key. An empty text removes the key. */
  write: (key: string, text: string) => void;
}

/** Edits the texts of a language and publishes them as one dictionary. */
export function useTextEditing({ code, ownName }: StoreLanguage, saved: StoreDictionary): TextEditing {
  const translate = useTranslate();
  const [update] = useUpdate();
  const refreshWidgets = useRefreshWidgets();
  const editor = useEditor<Dictionary>({
    saved: saved.texts,
    name: getTextsDraftName(code),
    shape: textsShape,
    async save(mine) {
      try {
        const previousData = { ...saved, locale: code, _id: code, id: code };
        const params = { id: code, data: { texts: mine }, previousData };
        const { texts }: RecordOf<'texts'> = await update('texts', params, { returnPromise: true });
        const notTaken = getChangedKeys(saved.texts, mine).filter((key) => getText(texts, key) !== getText(mine, key));
        if (notTaken.length > 0) throw new TextsNotTakenError(notTaken);
        return texts;
      } finally {
        // The query cache notifies its observers asynchronously.
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    savedText: translate('locale.published', { language: ownName }),
    onSaved: refreshWidgets,
  });
  const { change } = editor;
  const write = useCallback(
    (key: string, text: string) => change((now) => setText(now, key, text), { merge: key }),
    [change],
  );
  return { ...editor, write };
}

/** Returns a copy with the text set. An empty text removes the key, which restores the built-in text. */
export function setText(dictionary: Dictionary, key: string, text: string): Dictionary {
  if (text !== '') return { ...dictionary, [key]: text };
  return Object.fromEntries(Object.entries(dictionary).filter(([other]) => other !== key));
}

/** Returns the keys whose texts differ. */
export const getChangedKeys = (a: Dictionary, b: Dictionary): readonly string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => getText(a, key) !== getText(b, key));
