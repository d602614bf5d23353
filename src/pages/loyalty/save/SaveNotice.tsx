import { useTranslate } from 'ra-core';
import { certainly } from '../../../../dataProvider/certainly';
import type { AppError } from '../../../../dataProvider/errors';
import { useErrorText } from '../../../engine/errorText';
import type { SaveOutcome } from './saveProgram';

/** What became of the last try as a whole; what concerns a single change stands at that. */
export function SaveNotice({ outcome }: { outcome: SaveOutcome | null }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  switch (outcome?.kind) {
    case 'unread':
      return translate('loyaltyEditor.review.unread', { reason: errorText(outcome.error) });
    case 'gone':
      return translate('loyaltyEditor.review.gone');
    case 'sent':
      return outcome.failures.length > 0 ? translate('loyaltyEditor.review.left') : null;
    default:
      return null;
  }
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
