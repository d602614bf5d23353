import { useTranslate } from 'ra-core';
import { EditorSkeleton } from '../../../engine/storefront/EditorSkeleton';
import { useSavedWidget } from '../../../engine/storefront/useSavedWidget';
import { Banner } from '../../../ui/feedback/Banner';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { BackButton } from '../../../ui/navigation/BackButton';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { formListUrl } from '../formUrl';
import { useForms } from '../useForms';
import { FormEditor } from './FormEditor';

/** Loads a form and opens its editor. If the form is deleted during an edit, the edit stays open. */
export default function FormEditorPage({ id }: { id: string }) {
  const translate = useTranslate();
  const { forms, error, isPending, isFetching, retry } = useForms();
  const { savedWidget, isDeleted } = useSavedWidget(forms?.find(({ _id }) => _id === id) ?? null);
  if (savedWidget && forms) {
    return (
      <>
        {error && <Banner tone="waiting">{translate('forms.stale')}</Banner>}
        <FormEditor form={savedWidget} isDeleted={isDeleted} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={translate('shell.menu.form')}
        back={<BackButton to={formListUrl} label={translate('forms.all')} />}
      />
      {isPending && <EditorSkeleton />}
      {error && !forms && (
        <ErrorState title={translate('forms.failed')} error={error} busy={isFetching} onRetry={retry} />
      )}
      {forms && (
        <EmptyState
          title={translate('forms.none.title')}
          text={translate('widgets.unknown.noneText')}
          action={<ButtonLink to={formListUrl}>{translate('forms.all')}</ButtonLink>}
        />
      )}
    </>
  );
}
