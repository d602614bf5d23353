import type { EditSession } from '../../../engine/editing/useEditSession';
import type { RuleIssue } from '../rule/findIssues';
import type { Rule } from '../rule/rule';

/** Props of the parts of the editor. */
export interface RulePartProps {
  rule: Rule;
  change: EditSession<Rule>['change'];
  /** The error of an input; undefined if it has none, or is not marked yet. */
  errorOf: (issue: RuleIssue) => string | undefined;
}
