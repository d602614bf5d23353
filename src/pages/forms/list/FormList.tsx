import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { useFocusRestore } from '../../../ui/focus/useFocusRestore';
import cardStyles from '../../../ui/layout/Card.module.css';
import { PageHeader } from '../../../ui/layout/PageHeader';
import styles from '../forms.module.css';
import { useForms } from '../useForms';
import { CreateForm } from './CreateForm';
import { FormCard } from './FormCard';

/** List of the forms. Forms can be created, duplicated, switched, and deleted here. */
export function FormList() {
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
