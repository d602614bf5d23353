import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import { useErrorReason } from './errorReason';

/** Returns a function that describes an error, and says so if its outcome is uncertain. */
export function useErrorText(): (error: unknown) => string {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  return useCallback(
    (error) => {
      const reason = getErrorReason(error);
      return toAppError(error).uncertain ? `${reason} ${translate('errors.uncertain.text')}` : reason;
    },
    [translate, getErrorReason],
  );
}
