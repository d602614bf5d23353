import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { FORM_WIDGET_TYPE, getFormFields, isFormData } from '../../../../resources/forms/formData';
import { hasAnswer } from '../../../../resources/forms/formFieldKinds';
import type { Widget } from '../../../../resources/widgets';
import { RemoveWidgetDialog } from '../../../engine/storefront/RemoveWidgetDialog';
import { useWidgetSwitch } from '../../../engine/storefront/useWidgetSwitch';
import { WidgetSwitch } from '../../../engine/storefront/WidgetSwitch';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import sheets from '../../../ui/layout/Card.module.css';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { Menu } from '../../../ui/overlays/Menu';
import styles from '../forms.module.css';
import { buildFormUrl, buildSubmissionsUrl } from '../formUrl';
import { useFormName } from '../useForms';
import { DuplicateForm } from './DuplicateForm';
import { useSubmissionCountText } from './useSubmissionCountText';

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
