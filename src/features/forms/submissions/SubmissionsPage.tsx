import { useTranslate } from 'ra-core';
import { toAppError } from '../../../../dataProvider/errors';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { PageControls } from '../../../engine/list/PageControls';
import { Banner } from '../../../ui/feedback/Banner';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { BackButton } from '../../../ui/navigation/BackButton';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import styles from '../forms.module.css';
import { buildFormUrl, formListUrl } from '../formUrl';
import { useFormName, useForms } from '../useForms';
import { ExportSubmissions } from './ExportSubmissions';
import { SubmissionTable } from './SubmissionTable';
import { useSubmissions } from './useSubmissions';

/** What a form received, as a list with a CSV export. */
export default function SubmissionsPage({ id }: { id: string }) {
  const translate = useTranslate();
  const { forms, error, isPending, isFetching, retry } = useForms();
  const form = forms?.find(({ _id }) => _id === id) ?? null;
  const name = useFormName()(form?.data);
  const submissions = useSubmissions(form ? id : null);
  const { items, total, hasFailed, pageIndex, limit } = submissions;
  return (
    <>
      <PageHeader
        title={form ? translate('forms.submissions.title', { name }) : translate('forms.submissions.open')}
        back={<BackButton to={formListUrl} label={translate('forms.all')} />}
        actions={
          form && (
            <>
              {items && items.length > 0 && <ExportSubmissions form={form} visible={items} total={total} />}
              <ButtonLink to={buildFormUrl(id)}>{translate('forms.submissions.edit')}</ButtonLink>
            </>
          )
        }
      />
      <div className={styles.stack}>
        {error && !forms && (
          <ErrorState title={translate('forms.failed')} error={error} busy={isFetching} onRetry={retry} />
        )}
        {forms && !form && (
          <EmptyState
            title={translate('forms.none.title')}
            text={translate('widgets.unknown.noneText')}
            action={<ButtonLink to={formListUrl}>{translate('forms.all')}</ButtonLink>}
          />
        )}
        {(isPending || submissions.isPending) && <Skeleton height={320} />}
        {submissions.error && hasFailed && (
          <ErrorState
            title={translate('forms.submissions.failed')}
            error={toAppError(submissions.error)}
            busy={submissions.isFetching}
            onRetry={submissions.retry}
          />
        )}
        {submissions.error && !hasFailed && (
          <ReadNotice
            tone="waiting"
            title={translate('forms.submissions.stale')}
            error={submissions.error}
            busy={submissions.isFetching}
            onRetry={submissions.retry}
          />
        )}
        {submissions.isMissing && <Banner tone="info">{translate('forms.submissions.missing')}</Banner>}
        {form && items?.length === 0 && (
          <EmptyState
            title={translate('list.state.empty')}
            text={pageIndex === 0 ? translate('forms.submissions.empty') : undefined}
          />
        )}
        {form && items && items.length > 0 && <SubmissionTable form={form} submissions={items} />}
        {items && (items.length > 0 || pageIndex > 0) && (
          <PageControls
            page={pageIndex}
            limit={limit}
            total={total}
            hasNext={total === undefined ? submissions.hasNextPage : (pageIndex + 1) * limit < total}
            onPage={submissions.showPage}
            onLimit={submissions.showPageOf}
          />
        )}
      </div>
    </>
  );
}
