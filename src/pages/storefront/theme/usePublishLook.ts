import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { mergeEdits } from '../../../engine/editing/mergeEdits';
import type { Edited } from '../../../engine/editing/useEdited';
import { useShop } from '../../../engine/shop';
import { useRefreshShop } from '../../../engine/useRefreshShop';
import { useToast } from '../../../ui/toastContext';
import { useOnce } from '../../../ui/useOnce';
import { type Look, lookChange, lookOf, lookShape } from './look';
import { useKeepVersion } from './useCssVersions';

interface PublishLook {
  publish: () => void;
  /** Why the last try failed; null where there was none, or where it went well. */
  failure: AppError | null;
}

/** Somebody else has saved meanwhile what is changed here: nothing was sent, and the editor asks whose is to stand. */
class Disputed extends Error {}

/**
 * Publishes a look: it looks first, so that nobody's change is overwritten unseen; then it applies at once, and what
 * was not saved is taken back, told, and still here as it was edited.
 */
export function usePublishLook(edited: Edited<Look>): PublishLook {
  const translate = useTranslate();
  const toast = useToast();
  const { settings, changeTheme, changeSettings, reloadSettings } = useShop();
  const refresh = useRefreshShop();
  const keepVersion = useKeepVersion();
  const [failure, setFailure] = useState<AppError | null>(null);

  const send = async (mine: Look): Promise<Look> => {
    const theirs = lookOf(await reloadSettings());
    const merged = mergeEdits(lookOf(settings), mine, theirs);
    if (merged.disputes.length > 0) throw new Disputed();
    const look = lookShape.parse(merged.value);
    const { theme, settings: change } = lookChange(theirs, look);
    const done = await Promise.allSettled([
      ...(Object.keys(theme).length > 0 ? [changeTheme(theme)] : []),
      ...(Object.keys(change).length > 0 ? [changeSettings(change)] : []),
    ]);
    if (done.some(({ status }) => status === 'fulfilled')) refresh();
    for (const one of done) if (one.status === 'rejected') throw one.reason;
    if (change.customCss !== undefined) keepVersion(look.css);
    return look;
  };
  const { run } = useOnce(async () => {
    setFailure(null);
    try {
      await edited.save(send);
      toast({ tone: 'done', text: translate('theme.published') });
    } catch (thrown) {
      if (!(thrown instanceof Disputed)) setFailure(toAppError(thrown));
    }
  });
  return { publish: run, failure };
}
