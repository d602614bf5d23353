import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FORM_WIDGET_TYPE } from '../../../../resources/forms/formData';
import type { Widget } from '../../../../resources/widgets';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { BackButton } from '../../../ui/navigation/BackButton';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { Menu } from '../../../ui/overlays/Menu';
import { RemoveWidgetDialog } from '../../storefront/RemoveWidgetDialog';
import { useWidgetSwitch } from '../../storefront/useWidgetSwitch';
import { WidgetSwitch } from '../../storefront/WidgetSwitch';
import { buildSubmissionsUrl, formListUrl } from '../formUrl';

interface EditorHeaderProps {
  form: Widget;
  isDeleted: boolean;
  name: string;
  /** Discards the edits, before the page of a deleted form is left. */
  onRemove: () => void;
}

/** Page header of the form editor: name, on/off switch, submissions, and actions. */
export function EditorHeader({ form, isDeleted, name, onRemove }: EditorHeaderProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const switchState = useWidgetSwitch(FORM_WIDGET_TYPE, form, name);
  const [isRemoving, setRemoving] = useState(false);
  const remove = {
    key: 'remove',
    danger: true,
    label: translate('forms.remove'),
    onSelect: () => setRemoving(true),
  };
  return (
    <>
      <PageHeader
        title={<bdi>{name}</bdi>}
        back={<BackButton to={formListUrl} label={translate('forms.all')} />}
        actions={
          !isDeleted && (
            <>
              <WidgetSwitch {...switchState} name={name} />
              <ButtonLink to={buildSubmissionsUrl(form._id)}>{translate('forms.submissions.open')}</ButtonLink>
              <Menu label={translate('forms.more', { name })} icon="more" align="end" entries={[remove]} />
            </>
          )
        }
      />
      {isRemoving && (
        <RemoveWidgetDialog
          widget={form}
          name={name}
          kind="form"
          onClose={() => setRemoving(false)}
          onRemoved={() => {
            onRemove();
            void navigate(formListUrl);
          }}
        />
      )}
    </>
  );
}
