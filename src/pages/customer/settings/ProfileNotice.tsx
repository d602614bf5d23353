import { useTranslate } from 'ra-core';
import { useErrorReason } from '../../../engine/errors/errorReason';
import { useFieldErrors } from '../../../engine/errors/useFieldErrors';
import { Banner } from '../../../ui/feedback/Banner';
import { profileFields } from './profile';
import type { ProfileForm } from './useProfileForm';

const formFields: readonly string[] = profileFields;

/** Banner for the outcome of the last save, or for a restored draft. Field errors are shown at their fields. */
export function ProfileNotice({ form }: { form: ProfileForm }) {
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  const getFieldErrors = useFieldErrors();
  const { outcome, serverValues } = form;
  switch (outcome?.kind) {
    case 'conflict':
      if (Object.keys(serverValues).length === 0) return null;
      return (
        <div role="alert">
          <Banner tone="waiting" title={translate('customerPage.profile.conflict.title')}>
            {translate('customerPage.profile.conflict.text')}
          </Banner>
        </div>
      );
    case 'gone':
      return <Banner tone="danger" title={translate('customerPage.profile.gone')} />;
    case 'failed':
    case 'unknown':
      return (
        <Banner
          tone="danger"
          title={translate(outcome.kind === 'unknown' ? 'customerPage.profile.unknown' : 'customerPage.profile.failed')}
        >
          <p>{getErrorReason(outcome.error)}</p>
          {Object.entries(getFieldErrors(outcome.error))
            .filter(([name]) => !formFields.includes(name))
            .map(([field, text]) => (
              <p key={field}>{translate('ui.fieldText', { field, text })}</p>
            ))}
        </Banner>
      );
    default:
      return form.isRestored && form.changed.length > 0 ? (
        <Banner tone="info" title={translate('customerPage.profile.restored')} />
      ) : null;
  }
}
