import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import { useErrorReason } from './errorReason';

/** Returns a function that describes an error, and says so if its outcome is uncertain, or was looked up. */
export function useErrorText(): (error: unknown) => string {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  return useCallback(
    (error) => {
      const reason = getErrorReason(error);
      const { uncertain, isVerified } = toAppError(error);
      if (uncertain) return `${reason} ${translate('errors.uncertain.text')}`;
      return isVerified ? `${reason} ${translate('errors.uncertain.notSaved')}` : reason;
    },
    [translate, getErrorReason],
  );
}
