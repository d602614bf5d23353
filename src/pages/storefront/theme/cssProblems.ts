/** What in a merchant's style sheet is worth a word, though it is no error. */

/** A place in a style sheet, and what is said of it. */
export interface CssProblem {
  from: number;
  to: number;
  /** Key of its words. */
  key: 'theme.css.foreign' | 'theme.css.hidden';
}

/** Addresses that a style sheet loads: a picture or a letter that stands in it itself is no address. */
const foreign = /@import\b[^;{}]*|url\(\s*["']?(?!data:|#)[^)"']*["']?\s*\)/gi;

const hiding = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

/** A rule: what it is about, and what it says. */
const rule = /([^{}]+)\{([^{}]*)\}/g;

/** Comments as so many blanks, so that places stay. */
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));

/** What is worth a word, in the order of the text. */
export function cssProblems(css: string): readonly CssProblem[] {
  const text = withoutComments(css);
  const loaded = [...text.matchAll(foreign)].map(
    ({ index, 0: found }): CssProblem => ({ from: index, to: index + found.length, key: 'theme.css.foreign' }),
  );
  const hidden = [...text.matchAll(rule)].flatMap(({ index, 1: about = '', 2: says = '' }): CssProblem[] => {
    const found = about.includes('.lw-') ? hiding.exec(says) : null;
    if (!found) return [];
    const from = index + about.length + 1 + found.index;
    return [{ from, to: from + found[0].length, key: 'theme.css.hidden' }];
  });
  return [...loaded, ...hidden].sort((one, other) => one.from - other.from);
}

/** Whether a style sheet hides a part of a widget. */
export const hidesWidgets = (css: string): boolean => cssProblems(css).some(({ key }) => key === 'theme.css.hidden');
