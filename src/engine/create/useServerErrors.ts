import { useTranslate } from 'ra-core';
import type { AppError } from '../../../dataProvider/errors';

/**
 * Returns a function that maps an error to messages by field name. Known error codes such as `not_found` are
 * translated; other messages of the server are kept.
 */
export function useServerErrors(): (error: AppError) => Readonly<Record<string, string>> {
  const translate = useTranslate();
  const toMessage = (text: string) =>
    /^[a-z][a-z_]*$/i.test(text) ? translate(`create.fault.${text}`, { _: text }) : text;
  return ({ fields }) => Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, toMessage(text)]));
}
