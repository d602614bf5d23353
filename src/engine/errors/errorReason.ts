import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import { endSentence } from '../../../dataProvider/parse/sanitizeServerText';

/**
 * Returns a function that says in a sentence why a request failed: the server's message, or ours for its kind. It neither
 * says that the outcome is uncertain nor what to do then, for messages that do so themselves.
 */
export function useErrorReason(): (error: unknown) => string {
  const translate = useTranslate();
  return useCallback(
    (error) => {
      const { kind, message, uncertain }: AppError = toAppError(error);
      if (message) return endSentence(message);
      const text = translate(`errors.${kind}.text`);
      return uncertain ? translate(`errors.uncertain.reasons.${kind}`, { _: text }) : text;
    },
    [translate],
  );
}
