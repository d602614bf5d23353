import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { mergeEdits } from '../../../engine/editing/mergeEdits';
import type { EditSession } from '../../../engine/editing/useEditSession';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import { useToast } from '../../../ui/toasts/toastContext';
import { diffStoreBasics, type StoreBasics, storeBasicsShape, toStoreBasics } from './storeBasics';

/** The same settings were changed by another user. Nothing was sent; the page shows the conflicts. */
class ConflictError extends Error {}

/** Saves the basics after checking for conflicting changes. On failure the draft is kept. */
export function useSaveStoreBasics(edited: EditSession<StoreBasics>): { save: () => void; error: AppError | null } {
  const translate = useTranslate();
  const toast = useToast();
  const { settings, changeSettings, reloadSettings } = useCurrentSite();
  const [error, setError] = useState<AppError | null>(null);

  const send = async (mine: StoreBasics): Promise<StoreBasics> => {
    const theirs = toStoreBasics(await reloadSettings());
    const merged = mergeEdits(toStoreBasics(settings), mine, theirs);
    if (merged.conflicts.length > 0) throw new ConflictError();
    const basics = storeBasicsShape.parse(merged.value);
    const change = diffStoreBasics(theirs, basics);
    if (Object.keys(change).length > 0) await changeSettings(change);
    return toStoreBasics({ ...settings, ...change });
  };
  const { run } = useAsyncAction(async () => {
    setError(null);
    try {
      await edited.save(send);
      toast({ tone: 'done', text: translate('wizard.store.saved') });
    } catch (thrown) {
      if (!(thrown instanceof ConflictError)) setError(toAppError(thrown));
    }
  });
  return { save: run, error };
}
