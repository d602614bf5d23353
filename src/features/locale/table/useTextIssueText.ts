import { useLocale, useTranslate } from 'ra-core';
import { formatPoints } from '../../../lib/format/formatPoints';
import { useListText } from '../../../ui/text/useListText';
import type { TextIssue } from '../rows/findTextIssues';

/** Returns a function that describes an issue of a text. */
export function useTextIssueText(): (issue: TextIssue) => string {
  const translate = useTranslate();
  const list = useListText();
  const locale = useLocale();
  return (issue) => {
    switch (issue.kind) {
      case 'missing':
      case 'unknown':
        return translate(`locale.problem.${issue.kind}`, {
          names: list(issue.names.map((name) => `{{${name}}}`)),
        });
      case 'tooLong':
        return translate('locale.problem.tooLong', {
          length: formatPoints(issue.length, locale),
          max: formatPoints(issue.max, locale),
        });
      default:
        return translate(`locale.problem.${issue.kind}`);
    }
  };
}
