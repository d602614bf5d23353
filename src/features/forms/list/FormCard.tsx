import { useGetList, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { FORM_WIDGET_TYPE, getFormFields, isFormData } from '../../../../resources/forms/formData';
import { hasAnswer } from '../../../../resources/forms/formFieldKinds';
import type { Widget } from '../../../../resources/widgets';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { clipText } from '../../../lib/format/clipText';
import { formatPoints } from '../../../lib/format/formatPoints';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import sheets from '../../../ui/layout/Card.module.css';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { Menu } from '../../../ui/overlays/Menu';
import { RemoveWidgetDialog } from '../../storefront/RemoveWidgetDialog';
import { useWidgetSwitch } from '../../storefront/useWidgetSwitch';
import { WidgetSwitch } from '../../storefront/WidgetSwitch';
import { parseWidgetData } from '../../storefront/widgetData';
import styles from '../forms.module.css';
import { buildFormUrl, buildSubmissionsUrl } from '../formUrl';
import { submissionParams } from '../submissions/useSubmissions';
import { useFormName } from '../useForms';
import { FormNameDialog, MAX_FORM_NAME_LENGTH } from './FormNameDialog';
import { useAddForm } from './useAddForm';

interface FormCardProps {
  form: Widget;
}

/** List item of a form: its state, its submissions, and its actions. */
export function FormCard({ form }: FormCardProps) {
  const translate = useTranslate();
  const id = useId();
  const [dialog, setDialog] = useState<'duplicate' | 'remove' | null>(null);
  const name = useFormName()(form.data);
  const switchState = useWidgetSwitch(FORM_WIDGET_TYPE, form, name);
  const countText = useSubmissionCountText(form._id);
  const fieldCount = getFormFields(form.data).filter(({ kind }) => hasAnswer(kind)).length;
  const close = () => setDialog(null);
  return (
    <li>
      <article aria-labelledby={id} className={sheets.sheet}>
        <header className={styles.card}>
          <div className={styles.info}>
            <h2 id={id} className={styles.name}>
              <Link to={buildFormUrl(form._id)}>
                <bdi>{name}</bdi>
              </Link>
            </h2>
            <p className={styles.small}>
              {isFormData(form.data) ? (
                translate('forms.fieldCount', { smart_count: fieldCount })
              ) : (
                <StatusBadge tone="refused">{translate('forms.unreadable.badge')}</StatusBadge>
              )}
              {countText !== null && ` · ${countText}`}
            </p>
          </div>
          <div className={styles.controls}>
            <WidgetSwitch {...switchState} name={name} />
            <ButtonLink
              size="small"
              to={buildSubmissionsUrl(form._id)}
              aria-label={translate('forms.submissions.openNamed', { name })}
            >
              {translate('forms.submissions.open')}
            </ButtonLink>
            <ButtonLink size="small" to={buildFormUrl(form._id)} aria-label={translate('forms.editNamed', { name })}>
              {translate('forms.edit')}
            </ButtonLink>
          </div>
          <div className={styles.menu}>
            <Menu
              label={translate('forms.more', { name })}
              icon="more"
              size="small"
              align="end"
              entries={[
                {
                  key: 'duplicate',
                  label: translate('forms.duplicate.button'),
                  onSelect: () => setDialog('duplicate'),
                },
                {
                  key: 'remove',
                  danger: true,
                  label: translate('forms.remove'),
                  onSelect: () => setDialog('remove'),
                },
              ]}
            />
          </div>
        </header>
      </article>
      {dialog === 'duplicate' && <DuplicateForm form={form} onClose={close} />}
      {dialog === 'remove' && (
        <RemoveWidgetDialog widget={form} name={name} kind="form" onClose={close} onRemoved={() => undefined} />
      )}
    </li>
  );
}

/** How many submissions a form has, or null if that isn't known. */
function useSubmissionCountText(id: string): string | null {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { total, meta } = useGetList('submissions', submissionParams(id, 0, 1), { staleTime: 0 });
  if (total === undefined || meta?.isMissing) return null;
  return translate('forms.submissions.count', { smart_count: total, count: formatPoints(total, locale) });
}

interface DuplicateFormProps {
  form: Widget;
  onClose: () => void;
}

/** Dialog that copies a form, turned off, without its submissions. */
function DuplicateForm({ form, onClose }: DuplicateFormProps) {
  const translate = useTranslate();
  const name = useFormName()(form.data);
  const addForm = useAddForm();
  const copyName = clipText(translate('forms.duplicate.name', { name }), MAX_FORM_NAME_LENGTH);
  const submit = async (newName: string) => {
    const failure = await addForm({ ...parseWidgetData(form.data), name: newName });
    if (failure === null) onClose();
    return failure;
  };
  return (
    <FormNameDialog
      title={translate('forms.duplicate.title', { name })}
      submitLabel={translate('forms.duplicate.submit')}
      initialName={copyName}
      onCancel={onClose}
      onSubmit={submit}
    />
  );
}
