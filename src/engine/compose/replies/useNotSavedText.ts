import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import { useErrorText } from '../../errorText';

/** Why saved replies are not as they were to be; where nobody knows, that is said. */
export function useNotSavedText(): (error: unknown) => string {
  const translate = useTranslate();
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      const isUncertain = toAppError(error).uncertain;
      return translate(isUncertain ? 'replies.uncertain' : 'replies.failed', { reason: errorText(error) });
    },
    [translate, errorText],
  );
}
