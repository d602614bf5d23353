import { useGetOne, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { AppError, toAppError } from '../../../../dataProvider/errors';
import type { RecordOf } from '../../../../resources/recordKinds';
import type { SavedReply, Settings } from '../../../../resources/settings';
import { useErrorCause } from '../../errors/errorCause';
import { useCurrentSite } from '../../shop/currentSite';
import type { ReplyChange } from './replyChanges';
import type { ReplyVariable } from './variables';

export interface SavedReplies {
  /** Saved replies with all pending changes applied. */
  replies: readonly SavedReply[];
  /**
   * Shows a change at once, and saves it on top of the server's current list, which may include changes from other tabs.
   * @param check validates the server's list; a non-null result is returned, and nothing is saved
   * @throws AppError after the change was rolled back; `uncertain` if the outcome is unknown
   */
  change<Rejection>(
    change: ReplyChange,
    check?: (fresh: readonly SavedReply[]) => Rejection | null,
  ): Promise<Rejection | null>;
}

/** Saved replies of the store. @param isEnabled reads them again; other tabs may have changed them */
export function useSavedReplies(isEnabled: boolean): SavedReplies {
  const { siteId, settings, changeSettings } = useCurrentSite();
  // If this fails, those that were read last are used.
  const options = { staleTime: 15_000, enabled: isEnabled };
  const { data = settings } = useGetOne<RecordOf<'settings'>>('settings', { id: siteId }, options);
  const replies = data.savedReplies ?? [];
  return {
    replies,
    async change(change, check) {
      const apply = ({ savedReplies }: Partial<Settings>) => ({ savedReplies: [...change(savedReplies ?? [])] });
      let rejection: ReturnType<NonNullable<typeof check>> = null;
      try {
        await changeSettings(apply({ savedReplies: [...replies] }), {
          edit(fresh: Partial<Settings>) {
            rejection = check?.(fresh.savedReplies ?? []) ?? null;
            if (rejection !== null) throw new AppError({ kind: 'conflict' });
            return apply(fresh);
          },
        });
        return null;
      } catch (thrown) {
        if (rejection !== null && toAppError(thrown).kind === 'conflict') return rejection;
        throw thrown;
      }
    },
  };
}

/** Formats errors of saving replies. Uncertain errors have a separate message. */
export function useReplySaveErrorText(): (error: unknown) => string {
  const translate = useTranslate();
  const getErrorCause = useErrorCause();
  return useCallback(
    (error) => {
      const { uncertain, kind } = toAppError(error);
      const reason = getErrorCause(error);
      // An API may not know this key of the settings, which only the console uses.
      const advice = kind === 'validation' ? ` ${translate('replies.maybeUnknown')}` : '';
      return translate(uncertain ? 'replies.uncertain' : 'replies.failed', { reason: `${reason}${advice}` });
    },
    [translate, getErrorCause],
  );
}

/** Localized fallback values of the variables, for records without a value. */
export function useVariableFallbacks(): Readonly<Record<ReplyVariable, string>> {
  const translate = useTranslate();
  return {
    'customer.firstName': translate('replies.usual.customer'),
    'customer.name': translate('replies.usual.customer'),
    'product.name': translate('replies.usual.product'),
    'shop.name': translate('replies.usual.shop'),
  };
}
