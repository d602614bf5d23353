/** Warnings about custom style sheets. */

/** A warning with its range in the style sheet. */
export interface CssIssue {
  from: number;
  to: number;
  /** Message key. */
  key: 'theme.css.foreign' | 'theme.css.hidden' | 'theme.css.hiddenPage';
}

const resourcePattern = /@import\b[^;{}]*|url\([^)]*\)?/gi;

/** Resources that are part of the style sheet or the page: data URLs and fragments. */
const ownResourcePattern = /^url\(\s*(?:["']\s*)?(?:data:|#)/i;

const hidingPattern = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

/** Selectors of everything on a page. */
const pagePattern = /^(?:\*|html|:root|(?:(?:html|:root)[\s>]+)?body)$/i;

const isPage = (selector: string) => selector.split(',').some((part) => pagePattern.test(part.trim()));

/** Replaces comments by spaces, so that offsets are unchanged. The last one may be open. */
const blankComments = (css: string) => css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) => ' '.repeat(comment.length));

/** Returns the innermost rules: selector, declarations, and the position of the declarations. */
function findRules(css: string) {
  const parts = css.split(/([{}])/);
  let to = 0;
  return parts.flatMap((selector, index) => {
    to += selector.length;
    if (parts[index + 1] !== '{' || parts[index + 3] !== '}') return [];
    return [{ selector, declarations: parts[index + 2] ?? '', from: to + 1 }];
  });
}

/** Returns the warnings for a style sheet, in document order. */
export function findCssIssues(css: string): readonly CssIssue[] {
  const text = blankComments(css);
  const externalIssues = [...text.matchAll(resourcePattern)].flatMap(({ index, 0: match }): CssIssue[] =>
    ownResourcePattern.test(match) ? [] : [{ from: index, to: index + match.length, key: 'theme.css.foreign' }],
  );
  const hiddenIssues = findRules(text).flatMap(({ selector, declarations, from }): CssIssue[] => {
    const hidesPage = isPage(selector);
    const match = hidesPage || selector.includes('.lw-') ? hidingPattern.exec(declarations) : null;
    if (!match) return [];
    const key = hidesPage ? 'theme.css.hiddenPage' : 'theme.css.hidden';
    return [{ from: from + match.index, to: from + match.index + match[0].length, key }];
  });
  return [...externalIssues, ...hiddenIssues].sort((a, b) => a.from - b.from);
}

/** Whether a style sheet hides parts of widgets, or whole pages with them. */
export const hidesWidgets = (css: string): boolean => findCssIssues(css).some(({ key }) => key !== 'theme.css.foreign');
