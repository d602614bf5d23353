import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { type AppError, toAppError } from '../../dataProvider/errors';

/** What a failure means to a person: the server's own words where it gave any, else ours for its kind. */
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
