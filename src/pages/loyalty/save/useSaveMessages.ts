import { useTranslate } from 'ra-core';
import type { AppError } from '../../../../dataProvider/errors';
import { withoutUncertainty } from '../../../../dataProvider/uncertainty';
import { useErrorText } from '../../../engine/errors/errorText';
import type { SaveProgramOutcome } from './saveProgram';

/**
 * Returns the message for a save as a whole; null if nothing failed. Errors of single changes are shown next to them.
 */
export function useSaveNotice(): (outcome: SaveProgramOutcome | null) => string | null {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (outcome) => {
    if (outcome?.kind === 'unread') {
      return translate('loyaltyEditor.review.unread', { reason: errorText(outcome.error) });
    }
    if (outcome?.kind === 'gone') return translate('loyaltyEditor.review.gone');
    const isLeft = outcome?.kind === 'sent' && outcome.saveErrors.length > 0;
    return isLeft ? translate('loyaltyEditor.review.left') : null;
  };
}

/** Returns the error message of a single change. */
export function useSaveErrorText(): (error: AppError | null) => string {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (error) => {
    if (!error) return translate('loyaltyEditor.review.notSent');
    const fields = Object.entries(error.fields).map(([field, text]) => translate('ui.fieldText', { field, text }));
    const reason = [errorText(withoutUncertainty(error)), ...fields].join(' ');
    return translate(error.uncertain ? 'loyaltyEditor.review.uncertain' : 'loyaltyEditor.review.failed', { reason });
  };
}
