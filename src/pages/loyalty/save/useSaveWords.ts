import { useTranslate } from 'ra-core';
import { certainly } from '../../../../dataProvider/certainly';
import type { AppError } from '../../../../dataProvider/errors';
import { useErrorText } from '../../../engine/errorText';
import type { SaveOutcome } from './saveProgram';

/** What became of the last try as a whole; what concerns a single change stands at that. Null where nothing is wrong. */
export function useSaveNotice(): (outcome: SaveOutcome | null) => string | null {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (outcome) => {
    if (outcome?.kind === 'unread') {
      return translate('loyaltyEditor.review.unread', { reason: errorText(outcome.error) });
    }
    if (outcome?.kind === 'gone') return translate('loyaltyEditor.review.gone');
    const isLeft = outcome?.kind === 'sent' && outcome.failures.length > 0;
    return isLeft ? translate('loyaltyEditor.review.left') : null;
  };
}

/** Why a change was not saved. */
export function useFailureText(): (error: AppError | null) => string {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (error) => {
    if (!error) return translate('loyaltyEditor.review.notSent');
    const fields = Object.entries(error.fields).map(([field, text]) =>
      translate('loyaltyEditor.review.otherField', { field, text }),
    );
    const reason = [errorText(certainly(error)), ...fields].join(' ');
    return translate(error.uncertain ? 'loyaltyEditor.review.uncertain' : 'loyaltyEditor.review.failed', { reason });
  };
}
