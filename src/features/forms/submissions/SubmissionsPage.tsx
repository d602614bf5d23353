import { useDataProvider, useTranslate } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { Submission } from '../../../../resources/forms/submission';
import type { RecordOf } from '../../../../resources/recordKinds';
import type { Widget } from '../../../../resources/widgets';
import { ReadFailure } from '../../../engine/errors/ReadNotice';
import ExportCard from '../../../engine/export/ExportCard';
import type { ExportRunOptions } from '../../../engine/export/exportRun';
import { PageControls } from '../../../engine/list/PageControls';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useTray } from '../../../engine/tray/Tray';
import { toDay } from '../../../lib/format/day';
import { EMPTY_PLACEHOLDER } from '../../../lib/format/EMPTY_PLACEHOLDER';
import { formatDay } from '../../../lib/format/formatDay';
import { getOwn } from '../../../lib/getOwn';
import { readPages } from '../../../lib/readPages';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { CardSkeleton } from '../../../ui/feedback/CardSkeleton';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import sheets from '../../../ui/layout/Card.module.css';
import columnStyles from '../../../ui/layout/columns.module.css';
import { PageHeader } from '../../../ui/layout/PageHeader';
import tables from '../../../ui/layout/table.module.css';
import { BackButton } from '../../../ui/navigation/BackButton';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import textStyles from '../../../ui/text/text.module.css';
import styles from '../forms.module.css';
import { buildFormUrl, formListUrl } from '../formUrl';
import { useFormName, useForms } from '../useForms';
import {
  formatSubmittedValue,
  getSubmissionColumns,
  getSubmittedValues,
  submissionParams,
  useSubmissions,
} from './useSubmissions';

/** What a form received, as a list with a CSV export. */
export default function SubmissionsPage({ id }: { id: string }) {
  const translate = useTranslate();
  const formsQuery = useForms();
  const { forms, isPending } = formsQuery;
  const form = forms?.find(({ _id }) => _id === id) ?? null;
  const name = useFormName()(form?.data);
  const submissions = useSubmissions(form ? id : null);
  const { items, total, pageIndex, limit } = submissions;
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
      <div className={columnStyles.stackAboveBar}>
        {!forms && <ReadFailure title={translate('forms.failed')} read={formsQuery} />}
        {forms && !form && (
          <EmptyState
            title={translate('forms.none.title')}
            text={translate('widgets.unknown.noneText')}
            action={<ButtonLink to={formListUrl}>{translate('forms.all')}</ButtonLink>}
          />
        )}
        {(isPending || submissions.isPending) && <CardSkeleton rows={6} />}
        <ReadFailure
          title={translate('forms.submissions.failed')}
          staleTitle={translate('forms.submissions.stale')}
          read={submissions}
        />
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

interface SubmissionTableProps {
  form: Widget;
  submissions: readonly Submission[];
}

/** One row per submission, one column per field. */
export function SubmissionTable({ form, submissions }: SubmissionTableProps) {
  const translate = useTranslate();
  const { shoppersLocale, locale } = useCurrentSite();
  const formatValue = useSubmittedValueText();
  const columns = getSubmissionColumns(form.data, submissions, shoppersLocale);
  return (
    <div className={sheets.sheet}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be focusable */}
      <section aria-label={translate('forms.submissions.open')} tabIndex={0} className={tables.frame}>
        <table className={tables.table}>
          <thead className={tables.head}>
            <tr>
              <th scope="col">{translate('forms.submissions.time')}</th>
              {columns.map(({ name, title }) => (
                <th key={name} scope="col" className={styles.heading}>
                  <bdi>{title}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.rows}>
            {submissions.map((submission) => {
              const values = getSubmittedValues(submission);
              return (
                <tr key={submission._id}>
                  <th scope="row" className={textStyles.oneLine}>
                    <RelativeTime instant={submission.createdAt} />
                  </th>
                  {values === null ? (
                    <td colSpan={Math.max(1, columns.length)}>{translate('forms.submissions.unreadable')}</td>
                  ) : (
                    columns.map(({ name, isDay }) => {
                      const text = formatValue(getOwn(values, name));
                      return (
                        <td key={name} className={styles.cell}>
                          <bdi>{(isDay ? formatDay(text, locale) : text) || EMPTY_PLACEHOLDER}</bdi>
                        </td>
                      );
                    })
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface ExportSubmissionsProps {
  form: Widget;
  /** Those of the page that is shown. */
  visible: readonly Submission[];
  /** Undefined if it isn't known. */
  total: number | undefined;
}

/** Exports all submissions of a form as a CSV file. */
export function ExportSubmissions({ form, visible, total }: ExportSubmissionsProps) {
  const translate = useTranslate();
  const { shoppersLocale } = useCurrentSite();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const tray = useTray();
  const formatValue = useSubmittedValueText();
  const start = () => {
    const columns = getSubmissionColumns(form.data, visible, shoppersLocale);
    const options: ExportRunOptions<Submission> = {
      headings: [
        'id',
        translate('forms.submissions.time'),
        ...columns.map(({ title }) => title),
        translate('forms.submissions.others'),
      ],
      toCells: (submission) => {
        const values = getSubmittedValues(submission) ?? {};
        // Fields that were deleted since may only appear on pages that aren't shown.
        const others = Object.entries(values).filter(([name]) => !columns.some((column) => column.name === name));
        return [
          submission._id,
          submission.createdAt,
          ...columns.map((column) => formatValue(getOwn(values, column.name))),
          others.length === 0 ? '' : JSON.stringify(Object.fromEntries(others)),
        ];
      },
      total: total ?? null,
      collect: (onPage, signal) => collectSubmissions(dataProvider, form._id, onPage, signal),
    };
    tray.open((close) => (
      <ExportCard options={options} name={`form-submissions-${toDay(new Date())}.csv`} onClose={close} />
    ));
  };
  return (
    <Button icon="download" onClick={start}>
      {translate('forms.submissions.export')}
    </Button>
  );
}

/** Submissions per request of an export. */
const PAGE_SIZE = 100;

/**
 * Loads all submissions of a form without duplicates, and calls `onPage` with each page.
 * @returns number of submissions that weren't read; null if the server doesn't say how many there are
 * @throws AppError if a page cannot be read
 */
export async function collectSubmissions(
  dataProvider: Pick<ConsoleDataProvider, 'getList'>,
  id: string,
  onPage: (submissions: readonly Submission[]) => void,
  signal: AbortSignal,
): Promise<number | null> {
  const read = async (page: number) => {
    const params = submissionParams(id, page, PAGE_SIZE);
    const result = await dataProvider.getList<RecordOf<'submissions'>>('submissions', { ...params, signal });
    return { items: result.data, total: result.total, leftOut: result.meta?.leftOut };
  };
  let unread: number | null = null;
  for await (const part of readPages<Submission>(read, { pageSize: PAGE_SIZE, getId: ({ _id }) => _id, signal })) {
    if (part.fresh.length > 0) onPage(part.fresh);
    unread = part.unread;
  }
  return unread;
}

/** Returns a function that formats a submitted value. */
function useSubmittedValueText(): (value: unknown) => string {
  const translate = useTranslate();
  const booleans = { yes: translate('forms.submissions.yes'), no: translate('forms.submissions.no') };
  return (value) => formatSubmittedValue(value, booleans);
}
