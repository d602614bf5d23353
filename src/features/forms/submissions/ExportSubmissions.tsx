import { useTranslate } from 'ra-core';
import type { Submission } from '../../../../resources/forms/submission';
import type { Widget } from '../../../../resources/widgets';
import ExportCard from '../../../engine/export/ExportCard';
import type { ExportRunOptions } from '../../../engine/export/exportRun';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useProvider } from '../../../engine/shop/useProvider';
import { useTray } from '../../../engine/tray/Tray';
import { toDay } from '../../../lib/format/day';
import { getOwn } from '../../../lib/getOwn';
import { Button } from '../../../ui/buttons/Button';
import { collectSubmissions } from './collectSubmissions';
import { getSubmissionColumns, getSubmittedValues } from './submissionColumns';
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
