import { useTranslate } from 'ra-core';
import type { Submission } from '../../../../resources/forms/submission';
import type { Widget } from '../../../../resources/widgets';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { EMPTY_PLACEHOLDER } from '../../../lib/format/EMPTY_PLACEHOLDER';
import { getOwn } from '../../../lib/getOwn';
import sheets from '../../../ui/layout/Card.module.css';
import tables from '../../../ui/layout/table.module.css';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import styles from './SubmissionTable.module.css';
import { getSubmissionColumns, getSubmittedValues } from './submissionColumns';
import { useSubmittedValueText } from './useSubmittedValueText';

interface SubmissionTableProps {
  form: Widget;
  submissions: readonly Submission[];
}

/** One row per submission, one column per field. */
export function SubmissionTable({ form, submissions }: SubmissionTableProps) {
  const translate = useTranslate();
  const { shoppersLocale } = useCurrentSite();
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
                  <th scope="row" className={styles.time}>
                    <RelativeTime instant={submission.createdAt} />
                  </th>
                  {values === null ? (
                    <td colSpan={Math.max(1, columns.length)}>{translate('forms.submissions.unreadable')}</td>
                  ) : (
                    columns.map(({ name }) => (
                      <td key={name} className={styles.cell}>
                        <bdi>{formatValue(getOwn(values, name)) || EMPTY_PLACEHOLDER}</bdi>
                      </td>
                    ))
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
