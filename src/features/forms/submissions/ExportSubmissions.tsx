import { useTranslate } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { Submission } from '../../../../resources/forms/submission';
import type { RecordOf } from '../../../../resources/recordKinds';
import type { Widget } from '../../../../resources/widgets';
import ExportCard from '../../../engine/export/ExportCard';
import type { ExportRunOptions } from '../../../engine/export/exportRun';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useProvider } from '../../../engine/shop/useProvider';
import { useTray } from '../../../engine/tray/Tray';
import { toDay } from '../../../lib/format/day';
import { getOwn } from '../../../lib/getOwn';
import { readPages } from '../../../lib/readPages';
import { Button } from '../../../ui/buttons/Button';
import { getSubmissionColumns, getSubmittedValues } from './submissionColumns';
import { submissionParams } from './useSubmissions';
import { useSubmittedValueText } from './useSubmittedValueText';

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
  const dataProvider = useProvider();
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
