import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import type { StoreLanguage } from '../../../../resources/languages';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import type { StoreDictionary } from '../../../../resources/storefront/storeDictionary';
import { dictionaryQuery } from '../../../engine/dictionaries/dictionaryQuery';
import type { DraftName } from '../../../engine/drafts/useDraft';
import { type EditSession, useEditSession } from '../../../engine/editing/useEditSession';
import { useProvider } from '../../../engine/shop/useProvider';
import { useRefreshWidgets } from '../../../engine/shop/useRefreshWidgets';
import { useToast } from '../../../ui/toasts/toastContext';
import { type SaveDictionaryOutcome, saveDictionary } from '../save/saveDictionary';

/** Draft name of the unpublished changes of a language. */
export const getTextsDraftName = (code: string): DraftName => `edit:dictionary.${code}`;

/** Shape of the texts of a language. */
export const textsShape = z.record(z.string(), z.string());

/** Editing state of the texts of one language. */
export interface TextEditing {
  edited: EditSession<Dictionary>;
  /** Outcome of the last publish attempt; null before the first one. */
  outcome: SaveDictionaryOutcome | null;
  publish: () => Promise<void>;
  /** Sets the text of a key. An empty text removes the key. */
  write: (key: string, text: string) => void;
}

/** Thrown to abort {@link EditSession.save}; the {@link SaveDictionaryOutcome} has the reason. */
class PublishAbortedError extends Error {}

/** Edits the texts of a language and publishes them as one dictionary. */
export function useTextEditing({ code, ownName }: StoreLanguage, saved: StoreDictionary): TextEditing {
  const translate = useTranslate();
  const toast = useToast();
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  const refreshWidgets = useRefreshWidgets();
  const edited = useEditSession<Dictionary>({ saved: saved.texts, name: getTextsDraftName(code), shape: textsShape });
  const [outcome, setOutcome] = useState<SaveDictionaryOutcome | null>(null);

  const send = async (mine: Dictionary): Promise<Dictionary> => {
    const { queryKey } = dictionaryQuery(dataProvider, code);
    await queryClient.cancelQueries({ queryKey });
    const result = await saveDictionary(saved.texts, mine, {
      load: async () => (await dataProvider.dictionaryCalls()).load(code),
      save: async (dictionary) => (await dataProvider.dictionaryCalls()).save(code, dictionary),
    });
    if ('dictionary' in result && result.dictionary) {
      queryClient.setQueryData(queryKey, result.dictionary);
      // The query cache notifies its observers asynchronously.
      await new Promise((resolve) => setTimeout(resolve));
    }
    setOutcome(result);
    if (result.kind !== 'saved') throw new PublishAbortedError();
    return result.dictionary.texts;
  };
  const publish = async () => {
    setOutcome(null);
    try {
      await edited.save(send);
    } catch (thrown) {
      if (!(thrown instanceof PublishAbortedError)) throw thrown;
      return;
    }
    toast({ tone: 'done', text: translate('locale.published', { language: ownName }) });
    refreshWidgets();
  };
  const { change } = edited;
  const write = useCallback(
    (key: string, text: string) => change((now) => setText(now, key, text), { merge: key }),
    [change],
  );
  return { edited, outcome, publish, write };
}

/** Returns a copy with the text set. An empty text removes the key, which restores the built-in text. */
export function setText(dictionary: Dictionary, key: string, text: string): Dictionary {
  if (text !== '') return { ...dictionary, [key]: text };
  return Object.fromEntries(Object.entries(dictionary).filter(([other]) => other !== key));
}
