import { useTranslate } from 'ra-core';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { endSentence } from '../../../../dataProvider/parse/sanitizeServerText';
import { withoutUncertainty } from '../../../../dataProvider/uncertainty';
import { useErrorText } from '../../../engine/errors/errorText';
import { ProgramSaveError } from './saveProgram';

/**
 * Returns the message for a save as a whole; null if nothing failed. Errors of single changes are shown next to them.
 */
export function useSaveNotice(): (error: AppError | null) => string | null {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (error) => {
    if (error === null || error.kind === 'conflict') return null;
    if (error instanceof ProgramSaveError && error.reason !== 'unread') {
      return translate(`loyaltyEditor.review.${error.reason}`);
    }
    return translate('loyaltyEditor.review.unread', { reason: errorText(toAppError(error.cause ?? error)) });
  };
}

/** Returns the error message of a single change. */
export function useSaveErrorText(): (error: AppError | null) => string {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (error) => {
    if (!error) return translate('loyaltyEditor.review.notSent');
    const fields = Object.entries(error.fields).map(([field, text]) =>
      translate('ui.fieldText', { field, text: endSentence(text) }),
    );
    const reason = [errorText(withoutUncertainty(error)), ...fields].join(' ');
    return translate(error.uncertain ? 'loyaltyEditor.review.uncertain' : 'loyaltyEditor.review.failed', { reason });
  };
}
