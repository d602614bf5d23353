import { useTranslate } from 'ra-core';
import type { AppError } from '../../../dataProvider/errors';
import { Banner } from '../../ui/feedback/Banner';
import { revealAnswer } from '../../ui/feedback/revealAnswer';
import { useErrorReason } from './errorReason';
import { useFieldErrors } from './useFieldErrors';

interface SubmitFailureProps {
  error: AppError;
  title: string;
  /** Whether the form has a field, which shows its own error. */
  hasField: (name: string) => boolean;
}

/** Why a form wasn't sent, or may have been sent. Belongs below the form's buttons, which it then doesn't move. */
export function SubmitFailure({ error, title, hasField }: SubmitFailureProps) {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  const getFieldErrors = useFieldErrors();
  const others = Object.entries(getFieldErrors(error)).filter(([name]) => !hasField(name));
  return (
    <div ref={revealAnswer}>
      <Banner tone="danger" title={title}>
        <p>{getErrorReason(error)}</p>
        {error.uncertain && <p>{translate('errors.uncertain.check')}</p>}
        {others.map(([field, text]) => (
          <p key={field}>{translate('ui.fieldText', { field, text })}</p>
        ))}
      </Banner>
    </div>
  );
}
