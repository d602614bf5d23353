import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { certainly } from '../../../../dataProvider/certainly';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import type { Edited } from '../../../engine/editing/useEdited';
import { useShop } from '../../../engine/shop';
import { useRefreshShop } from '../../../engine/useRefreshShop';
import { useToast } from '../../../ui/toastContext';
import { useOnce } from '../../../ui/useOnce';
import { type Look, lookChange, lookOf } from './look';
import { useKeepVersion } from './useCssVersions';

interface PublishLook {
  publish: () => void;
  /** Why the last try failed; null where there was none, or where it went well. */
  failure: AppError | null;
}

/** Publishes a look: it applies at once, and what was not saved is taken back, told, and still here as it was edited. */
export function usePublishLook(edited: Edited<Look>): PublishLook {
  const translate = useTranslate();
  const toast = useToast();
  const { settings, changeTheme, changeSettings } = useShop();
  const refresh = useRefreshShop();
  const keepVersion = useKeepVersion();
  const [failure, setFailure] = useState<AppError | null>(null);

  const send = async (look: Look) => {
    const { theme, settings: change } = lookChange(lookOf(settings), look);
    const calls = [
      ...(Object.keys(theme).length > 0 ? [changeTheme(theme)] : []),
      ...(Object.keys(change).length > 0 ? [changeSettings(change)] : []),
    ];
    const done = await Promise.allSettled(calls);
    const isSomeSaved = done.some(({ status }) => status === 'fulfilled');
    if (isSomeSaved) refresh();
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
      const error = toAppError(thrown);
      setFailure(error);
    }
  });
  return { publish: run, failure: failure && (failure.uncertain ? failure : certainly(failure)) };
}
