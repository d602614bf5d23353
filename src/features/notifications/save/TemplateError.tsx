import { useTranslate } from 'ra-core';
import type { AppError } from '../../../../dataProvider/errors';
import { useErrorReason } from '../../../engine/errors/errorReason';
import { Banner } from '../../../ui/feedback/Banner';

/** Explains why publishing or resetting failed. Retrying uses the same button again. */
export function TemplateError({ error }: { error: AppError }) {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  if (error.kind === 'conflict') {
    return (
      <div role="alert">
        <Banner tone="waiting" title={translate('templateEditor.elsewhere.title')}>
          {translate('templateEditor.elsewhere.text')}
        </Banner>
      </div>
    );
  }
  return (
    <Banner tone="danger" title={translate(error.uncertain ? 'templateEditor.uncertain' : 'templateEditor.failed')}>
      <p>{getErrorReason(error)}</p>
      {Object.entries(error.fields)
        .filter(([field]) => field !== 'subject')
        .map(([field, text]) => (
          <p key={field}>{translate('ui.fieldText', { field, text })}</p>
        ))}
    </Banner>
  );
}
