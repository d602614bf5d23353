import { useTranslate } from 'ra-core';
import type { RuleIssue } from '../rule/findIssues';
import type { RulePartProps } from './ruleParts';

/** Returns a function from issues to the error text of an input. */
export function useIssueText(): (issues: readonly RuleIssue[]) => RulePartProps['errorOf'] {
  const translate = useTranslate();
  return (issues) => (issue) =>
    issues.includes(issue) ? translate(`automation.issues.${issue.split('.')[0]}`) : undefined;
}
