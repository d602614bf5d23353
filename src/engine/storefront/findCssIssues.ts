/** Warnings about custom style sheets. */

/** A warning with its range in the style sheet. */
export interface CssIssue {
  from: number;
  to: number;
  /** Message key. */
  key: 'theme.css.foreign' | 'theme.css.hidden';
}

/** External resources. Data URLs and fragments are allowed. */
const externalResourcePattern = /@import\b[^;{}]*|url\(\s*["']?(?!data:|#)[^)"']*["']?\s*\)/gi;

const hidingPattern = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

/** A rule: selector and declarations. */
const rulePattern = /([^{}]+)\{([^{}]*)\}/g;

/** Replaces comments by spaces, so that offsets are unchanged. */
const blankComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));

/** Returns the warnings for a style sheet, in document order. */
export function findCssIssues(css: string): readonly CssIssue[] {
  const text = blankComments(css);
  const externalIssues = [...text.matchAll(externalResourcePattern)].map(
    ({ index, 0: match }): CssIssue => ({ from: index, to: index + match.length, key: 'theme.css.foreign' }),
  );
  const hiddenIssues = [...text.matchAll(rulePattern)].flatMap(
    ({ index, 1: selector = '', 2: declarations = '' }): CssIssue[] => {
      const match = selector.includes('.lw-') ? hidingPattern.exec(declarations) : null;
      if (!match) return [];
      const from = index + selector.length + 1 + match.index;
      return [{ from, to: from + match[0].length, key: 'theme.css.hidden' }];
    },
  );
  return [...externalIssues, ...hiddenIssues].sort((a, b) => a.from - b.from);
}

/** Whether a style sheet hides parts of widgets. */
export const hidesWidgets = (css: string): boolean => findCssIssues(css).some(({ key }) => key === 'theme.css.hidden');
