import '../../../i18n/en/areas/fieldErrors';
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { AppError } from '../../../dataProvider/errors';

/**
 * Returns a function that maps an error to messages by field name. Known error codes such as `not_found` are
 * translated; other messages of the server are kept.
 */
export function useFieldErrors(): (error: AppError) => Readonly<Record<string, string>> {
  const translate = useTranslate();
  return useCallback(
    ({ fields }) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, text]) => [
          name,
          /^[a-z][a-z_]*$/i.test(text) ? translate(`fieldErrors.${text}`, { _: text }) : text,
        ]),
      ),
    [translate],
  );
}
