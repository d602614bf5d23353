import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import { useErrorReason } from '../../errors/errorReason';

/** Formats errors of saving replies. Uncertain errors have a separate message. */
export function useReplySaveErrorText(): (error: unknown) => string {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  return useCallback(
    (error) => {
      const { uncertain, kind } = toAppError(error);
      const reason = getErrorReason(error);
      // An API may not know this key of the settings, which only the console uses.
      const advice = kind === 'validation' ? ` ${translate('replies.maybeUnknown')}` : '';
      return translate(uncertain ? 'replies.uncertain' : 'replies.failed', { reason: `${reason}${advice}` });
    },
    [translate, getErrorReason],
  );
}
