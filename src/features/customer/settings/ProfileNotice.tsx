import { useTranslate } from 'ra-core';
import { useErrorReason } from '../../../engine/errors/errorReason';
import { useFieldErrors } from '../../../engine/errors/useFieldErrors';
import { Banner } from '../../../ui/feedback/Banner';
import { getChangedFields } from './profile';
import type { ProfileEditor } from './useProfileEditor';

/** Banner for conflicts, the error of the last save, or a restored draft. Field errors are shown at their fields. */
export function ProfileNotice({ editor }: { editor: ProfileEditor }) {
  const { value, saved, error, conflicts, isRestored } = editor;
  const translate = useTranslate();
  const getErrorReason = useErrorReason();
  const getFieldErrors = useFieldErrors();
  if (conflicts.length > 0) {
    return (
      <div role="alert">
        <Banner tone="waiting" title={translate('customerPage.profile.conflict.title')}>
          {translate('customerPage.profile.conflict.text')}
        </Banner>
      </div>
    );
  }
  if (error?.kind === 'notFound') return <Banner tone="danger" title={translate('customerPage.profile.gone')} />;
  if (error) {
    const others = Object.entries(getFieldErrors(error)).filter(([name]) => !Object.hasOwn(value, name));
    return (
      <Banner
        tone="danger"
        title={translate(error.uncertain ? 'customerPage.profile.unknown' : 'customerPage.profile.failed')}
      >
        <p>{getErrorReason(error)}</p>
        {others.map(([field, text]) => (
          <p key={field}>{translate('ui.fieldText', { field, text })}</p>
        ))}
      </Banner>
    );
  }
  return isRestored && getChangedFields(saved, value).length > 0 ? (
    <Banner tone="info" title={translate('customerPage.profile.restored')} />
  ) : null;
}
