import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { type AppErrorKind, toAppError } from '../../../dataProvider/errors';
import { clipText } from '../../lib/format/clipText';

/** Longer server messages are clipped. */
const MAX_ERROR_LENGTH = 300;

/** Kinds whose general text also fits a page without a session. */
const generalKinds: readonly AppErrorKind[] = ['offline', 'timeout', 'tooMany', 'unsendableToken'];

/** Returns a function that describes why a call without a session failed: the server's text, or what to do. */
export function useEntryErrorText(): (error: unknown) => string {
  const translate = useTranslate();
  return useCallback(
    (thrown) => {
      const { kind, message } = toAppError(thrown);
      if (message !== '') return clipText(message, MAX_ERROR_LENGTH);
      return generalKinds.includes(kind)
        ? `${translate(`errors.${kind}.title`)}. ${translate(`errors.${kind}.text`)}`
        : `${translate('auth.unexpected')}. ${translate('auth.unexpectedText')}`;
    },
    [translate],
  );
}
