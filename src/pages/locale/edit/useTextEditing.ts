import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import type { ShopLanguage } from '../../../../resources/languages';
import type { ShopDictionary } from '../../../../resources/storefront/shopDictionary';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { dictionaryQuery } from '../../../engine/dictionaries/dictionaryQuery';
import { type Edited, useEdited } from '../../../engine/editing/useEdited';
import type { DraftName } from '../../../engine/useDraft';
import { useProvider } from '../../../engine/useProvider';
import { useRefreshShop } from '../../../engine/useRefreshShop';
import { useToast } from '../../../ui/toastContext';
import { type SaveOutcome, saveDictionary } from '../save/saveDictionary';

/** The name under which what is changed in a language, and not published, is kept. */
export const textsDraftName = (code: string): DraftName => `edit:dictionary.${code}`;

const shape = z.record(z.string(), z.string());

/** Texts of a language under edit. */
export interface TextEditing {
  edited: Edited<Dictionary>;
  /** What became of the last try to publish; null where there was none. */
  outcome: SaveOutcome | null;
  publish: () => Promise<void>;
  /** Puts a text under a key; '' takes it away. */
  write: (key: string, text: string) => void;
}

/** Stops a save of which {@link SaveOutcome} tells more. */
class NotPublished extends Error {}

/** Edits what the shop says in a language, and publishes it as a whole. */
export function useTextEditing({ code, ownName }: ShopLanguage, saved: ShopDictionary): TextEditing {
  const translate = useTranslate();
  const toast = useToast();
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  const refreshShop = useRefreshShop();
  const edited = useEdited<Dictionary>({ saved: saved.texts, name: textsDraftName(code), shape });
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);

  const send = async (mine: Dictionary): Promise<Dictionary> => {
    const { queryKey } = dictionaryQuery(dataProvider, code);
    await queryClient.cancelQueries({ queryKey });
    const result = await saveDictionary(saved.texts, mine, {
      load: async () => (await dataProvider.dictionaryCalls()).load(code),
      save: async (dictionary) => (await dataProvider.dictionaryCalls()).save(code, dictionary),
    });
    if ('dictionary' in result && result.dictionary) {
      queryClient.setQueryData(queryKey, result.dictionary);
      // The cache tells of a change a turn later.
      await new Promise((resolve) => setTimeout(resolve));
    }
    setOutcome(result);
    if (result.kind !== 'saved') throw new NotPublished();
    return result.dictionary.texts;
  };
  const publish = async () => {
    setOutcome(null);
    try {
      await edited.save(send);
    } catch (thrown) {
      if (!(thrown instanceof NotPublished)) throw thrown;
      return;
    }
    toast({ tone: 'done', text: translate('locale.published', { language: ownName }) });
    refreshShop();
  };
  const { change } = edited;
  const write = useCallback(
    (key: string, text: string) => change((now) => withText(now, key, text), { merge: key }),
    [change],
  );
  return { edited, outcome, publish, write };
}

/** A dictionary with another text under a key; '' takes the key out, so that the usual words are said again. */
export function withText(dictionary: Dictionary, key: string, text: string): Dictionary {
  if (text !== '') return { ...dictionary, [key]: text };
  return Object.fromEntries(Object.entries(dictionary).filter(([other]) => other !== key));
}
