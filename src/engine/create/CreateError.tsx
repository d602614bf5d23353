import '../../../i18n/en/areas/create';
import { useTranslate } from 'ra-core';
import { Banner } from '../../ui/feedback/Banner';
import { useErrorReason } from '../errors/errorReason';
import { useFieldErrors } from '../errors/useFieldErrors';
import { useEntityCreateContext } from './EntityCreateContext';

/** Banner with the error of the last request, and the errors of fields that the form doesn't have. Reads the create context. */
export function CreateError() {
  const { entity, submitError } = useEntityCreateContext();
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  const getServerErrors = useFieldErrors();
  if (!submitError) return null;
  const others = Object.entries(getServerErrors(submitError)).filter(([name]) => !entity.create?.fields[name]);
  return (
    <Banner tone="danger" title={translate(submitError.uncertain ? 'create.uncertain' : 'create.failed')}>
      <p>{getErrorReason(submitError)}</p>
      {submitError.uncertain && <p>{translate('errors.uncertain.check')}</p>}
      {others.map(([name, text]) => (
        <p key={name}>{translate('ui.fieldText', { field: name, text })}</p>
      ))}
    </Banner>
  );
}
