import '../../../i18n/en/areas/forms';
import '../../../i18n/en/areas/widgets';
import { useTranslate } from 'ra-core';
import { Suspense, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { ReadNotice } from '../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { createRandomId } from '../../lib/createRandomId';
import { Button } from '../../ui/buttons/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { useFocusRestore } from '../../ui/focus/useFocusRestore';
import { RadioList } from '../../ui/form/RadioList';
import cardStyles from '../../ui/layout/Card.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { EditorSkeleton } from '../storefront/EditorSkeleton';
import styles from './forms.module.css';
import { FormCard } from './list/FormCard';
import { FormNameDialog } from './list/FormNameDialog';
import { createFormData, formTemplates, MAX_TEMPLATE_FIELDS } from './list/formTemplates';
import { useAddForm } from './list/useAddForm';
import { useForms } from './useForms';

const FormEditorPage = lazyPart(() => import('./editor/FormEditorPage'));
const SubmissionsPage = lazyPart(() => import('./submissions/SubmissionsPage'));

/** The forms: their list, the editor of one at `/form/<id>`, and what it received at `/form/<id>/submissions`. */
export default function FormsPage() {
  const { '*': rest = '' } = useParams();
  const [id = '', part] = rest.split('/');
  if (id === '') return <FormList />;
  if (part === 'submissions') {
    return (
      <Suspense fallback={<Skeleton height={320} />}>
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
  const { forms, error, isPending, isFetching, retry } = useForms();
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
      <div className={styles.stack}>
        {isPending && <Skeleton height={160} />}
        {error && forms === null && (
          <ErrorState title={translate('forms.failed')} error={error} busy={isFetching} onRetry={retry} />
        )}
        {error && forms && (
          <ReadNotice tone="waiting" title={translate('forms.stale')} error={error} busy={isFetching} onRetry={retry} />
        )}
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
