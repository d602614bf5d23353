/** Columns of the submissions of a form, and the texts of their cells. */
import { buildFieldTextKey, getFormFields } from '../../../../resources/forms/formData';
import { hasAnswer } from '../../../../resources/forms/formFieldKinds';
import type { Submission } from '../../../../resources/forms/submission';
import { getCustomText, parseWidgetData } from '../../storefront/widgetData';

export interface SubmissionColumn {
  /** Name in the values. */
  name: string;
  title: string;
}

/** Returns the values of a submission by name, or null if they can't be read. Read them with `getOwn`: names are typed by merchants. */
export function getSubmittedValues({ values }: Pick<Submission, 'values'>): Readonly<Record<string, unknown>> | null {
  return typeof values === 'object' && values !== null && !Array.isArray(values) ? Object(values) : null;
}

/**
 * Returns one column per field of the form, and one per further name in the submissions, such as that of a deleted
 * field.
 * @param code language of the titles
 */
export function getSubmissionColumns(
  data: unknown,
  submissions: readonly Submission[],
  code: string,
): readonly SubmissionColumn[] {
  const widgetData = parseWidgetData(data);
  const titles = new Map(
    getFormFields(data)
      .filter(({ kind, name }) => hasAnswer(kind) && name !== '')
      .map(({ id, name }) => [name, getCustomText(widgetData, code, buildFieldTextKey(id, 'label')).trim() || name]),
  );
  const names = submissions.flatMap((submission) => Object.keys(getSubmittedValues(submission) ?? {}));
  return [...new Set([...titles.keys(), ...names])].map((name) => ({ name, title: titles.get(name) ?? name }));
}

/** Formats a submitted value. Returns '' if there is none. */
export function formatSubmittedValue(value: unknown, booleans: { yes: string; no: string }): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? booleans.yes : booleans.no;
  if (Array.isArray(value)) return value.map((item) => formatSubmittedValue(item, booleans)).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
