import { useTranslate } from 'ra-core';
import { formatSubmittedValue } from './submissionColumns';

/** Returns a function that formats a submitted value. */
export function useSubmittedValueText(): (value: unknown) => string {
  const translate = useTranslate();
  const booleans = { yes: translate('forms.submissions.yes'), no: translate('forms.submissions.no') };
  return (value) => formatSubmittedValue(value, booleans);
}
