import '../../../i18n/en/areas/forms';
import '../../../i18n/en/areas/widgets';
import { useGetList, useTranslate } from 'ra-core';
import { Suspense, useId, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { FORM_WIDGET_TYPE, getFormFields, isFormData } from '../../../resources/forms/formData';
import { hasAnswer } from '../../../resources/forms/formFieldKinds';
import type { Widget } from '../../../resources/widgets';
import { ReadFailure } from '../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { createRandomId } from '../../lib/createRandomId';
import { formatPoints } from '../../lib/format/formatPoints';
import { clipText } from '../../lib/format/text';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { Button } from '../../ui/buttons/Button';
import { CardSkeleton } from '../../ui/feedback/CardSkeleton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { useFocusRestore } from '../../ui/focus/useFocusRestore';
import { RadioList } from '../../ui/form/RadioList';
import cardStyles from '../../ui/layout/Card.module.css';
import rowStyles from '../../ui/layout/cardRows.module.css';
import columnStyles from '../../ui/layout/columns.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import { Menu } from '../../ui/overlays/Menu';
import { EditorSkeleton } from '../storefront/EditorPanes';
import { RemoveWidgetDialog } from '../storefront/RemoveWidgetDialog';
import { useWidgetSwitch } from '../storefront/useWidgetSwitch';
import { WidgetSwitch } from '../storefront/WidgetSwitch';
import { parseWidgetData } from '../storefront/widgetData';
import styles from './forms.module.css';
import { buildFormUrl, buildSubmissionsUrl } from './formUrl';
import { FormNameDialog, MAX_FORM_NAME_LENGTH } from './list/FormNameDialog';
import { createFormData, formTemplates, MAX_TEMPLATE_FIELDS, useAddForm } from './list/useAddForm';
import { submissionParams } from './submissions/useSubmissions';
import { useFormName, useForms } from './useForms';

const FormEditorPage = lazyPart(() => import('./editor/FormEditorPage'));
const SubmissionsPage = lazyPart(() => import('./submissions/SubmissionsPage'));

/** The forms: their list, the editor of one at `/form/<id>`, and what it received at `/form/<id>/submissions`. */
export default function FormsPage() {
  const { '*': rest = '' } = useParams();
  const [id = '', part] = rest.split('/');
  if (id === '') return <FormList />;
  if (part === 'submissions') {
    return (
      <Suspense fallback={<CardSkeleton rows={6} />}>
        <SubmissionsPage key={id} id={id} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <FormEditorPage key={id} id={id} />
    </Suspense>
  );
}

/** List of the forms. Forms can be created, duplicated, switched, and deleted here. */
function FormList() {
  const translate = useTranslate();
  const query = useForms();
  const { forms, isPending } = query;
  const [isCreating, setCreating] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // Deleting a form removes the button that has the focus.
  useFocusRestore(list);
  const create = (
    <Button kind="primary" icon="plus" disabled={forms === null} onClick={() => setCreating(true)}>
      {translate('forms.create.button')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={translate('shell.menu.form')}
        subtitle={translate('forms.subtitle')}
        actions={forms?.length !== 0 && create}
      />
      <div className={columnStyles.stackAboveBar}>
        {isPending && (
          <>
            <CardSkeleton rows={1} />
            <CardSkeleton rows={1} />
          </>
        )}
        <ReadFailure title={translate('forms.failed')} staleTitle={translate('forms.stale')} read={query} />
        {forms?.length === 0 && (
          <div className={cardStyles.sheet}>
            <EmptyState title={translate('list.state.empty')} text={translate('forms.empty')} action={create} />
          </div>
        )}
        {forms && forms.length > 0 && (
          <ul ref={list} tabIndex={-1} aria-label={translate('shell.menu.form')} className={styles.list}>
            {forms.map((form) => (
              <FormCard key={form._id} form={form} />
            ))}
          </ul>
        )}
      </div>
      {isCreating && <CreateForm onClose={() => setCreating(false)} />}
    </>
  );
}

/** Dialog that creates a form from a template and opens it. */
function CreateForm({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { shoppersLocale } = useCurrentSite();
  const addForm = useAddForm();
  const [ids] = useState(() => Array.from({ length: MAX_TEMPLATE_FIELDS }, () => createRandomId()));
  const [template, setTemplate] = useState<(typeof formTemplates)[number]>('blank');
  return (
    <FormNameDialog
      title={translate('forms.create.title')}
      submitLabel={translate('forms.create.submit')}
      initialName=""
      onCancel={onClose}
      onSubmit={(name) => addForm(createFormData(template, name, shoppersLocale, ids, translate))}
    >
      <RadioList
        label={translate('forms.create.template')}
        value={template}
        options={formTemplates.map((value) => ({ value, label: translate(`forms.templates.names.${value}`) }))}
        onChange={setTemplate}
      />
    </FormNameDialog>
  );
}

interface FormCardProps {
  form: Widget;
}

/** List item of a form: its state, its submissions, and its actions. */
function FormCard({ form }: FormCardProps) {
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
      <article aria-labelledby={id} className={cardStyles.sheet}>
        <header className={styles.card}>
          <div className={styles.info}>
            <h2 id={id} className={styles.name}>
              <Link to={buildFormUrl(form._id)}>
                <bdi>{name}</bdi>
              </Link>
            </h2>
            <p className={rowStyles.small}>
              {isFormData(form.data) ? (
                translate('forms.fieldCount', { smart_count: fieldCount })
              ) : (
                <StatusBadge tone="refused">{translate('forms.unreadable.badge')}</StatusBadge>
              )}
              {countText !== null && ` · ${countText}`}
            </p>
          </div>
          <div className={styles.controls}>
            <WidgetSwitch
              {...switchState}
              name={name}
              disabledReason={fieldCount > 0 ? undefined : translate('forms.noFields')}
            />
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
      {dialog === 'remove' && <RemoveWidgetDialog widget={form} name={name} kind="form" onClose={close} />}
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
