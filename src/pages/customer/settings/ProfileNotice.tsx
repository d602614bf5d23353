import { useTranslate } from 'ra-core';
import { certainly } from '../../../../dataProvider/certainly';
import { useErrorText } from '../../../engine/errorText';
import { Notice } from '../../../ui/Notice';
import { profileFields } from './profile';
import type { ProfileForm } from './useProfileForm';

const formFields: readonly string[] = profileFields;

/** What became of the last try to save, or that changes from before are here; what is wrong with a field stands at that field. */
export function ProfileNotice({ form }: { form: ProfileForm }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { outcome, theirs } = form;
  switch (outcome?.kind) {
    case 'conflict':
      if (Object.keys(theirs).length === 0) return null;
      return (
        <div role="alert">
          <Notice tone="waiting" title={translate('customerPage.profile.conflict.title')}>
            {translate('customerPage.profile.conflict.text')}
          </Notice>
        </div>
      );
    case 'gone':
      return <Notice tone="danger" title={translate('customerPage.profile.gone')} />;
    case 'failed':
    case 'unknown':
      return (
        <Notice
          tone="danger"
          title={translate(outcome.kind === 'unknown' ? 'customerPage.profile.unknown' : 'customerPage.profile.failed')}
        >
          <p>{errorText(certainly(outcome.error))}</p>
          {Object.entries(outcome.error.fields)
            .filter(([name]) => !formFields.includes(name))
            .map(([field, text]) => (
              <p key={field}>{translate('customerPage.otherField', { field, text })}</p>
            ))}
        </Notice>
      );
    default:
      return form.isRestored && form.changed.length > 0 ? (
        <Notice tone="info" title={translate('customerPage.profile.restored')} />
      ) : null;
  }
}
