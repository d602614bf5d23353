import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import { endSentence } from '../../../dataProvider/parse/sanitizeServerText';
import { useErrorReason } from './errorReason';

/** Returns a function that says in a sentence why a request failed, for messages that say themselves what to do. */
export function useErrorCause(): (error: unknown) => string {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  return useCallback(
    (error) => {
      const { kind, message, uncertain } = toAppError(error);
      return message || uncertain ? getErrorReason(error) : endSentence(translate(`errors.${kind}.title`));
    },
    [translate, getErrorReason],
  );
}
