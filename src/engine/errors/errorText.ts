import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { type AppError, toAppError } from '../../../dataProvider/errors';

/** Returns a function that describes an error: the server's message, or ours for its kind. */
export function useErrorText(): (error: unknown) => string {
  const translate = useTranslate();
  return useCallback(
    (error) => {
      const { kind, message, uncertain }: AppError = toAppError(error);
      const meaning = message || translate(`errors.${kind}.text`);
      return uncertain ? `${meaning} ${translate('errors.uncertain.text')}` : meaning;
    },
    [translate],
  );
}
