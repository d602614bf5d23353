import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNodeRef } from '@lezer/common';
import type { Problem } from './codeTypes';

/** Says a word. */
export type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

/** Faults that are looked for: what comes behind so many says nothing new. */
const most = 50;

/** Longest piece of the text that a message repeats. */
const longest = 60;

/** What does not parse, as far as the text has been read. */
export function parseProblems(state: EditorState, language: 'css' | 'html', say: Say): Problem[] {
  const found: Problem[] = [];
  const check = language === 'css' ? checkCss : checkHtml;
  syntaxTree(state).iterate({
    enter(node) {
      if (found.length >= most) return false;
      const problem = check(node, state, say);
      if (problem) found.push(problem);
      return undefined;
    },
  });
  return found;
}

const textOf = ({ from, to }: SyntaxNodeRef, { doc }: EditorState) =>
  doc.sliceString(from, Math.min(to, from + longest));

function checkCss(node: SyntaxNodeRef, state: EditorState, say: Say): Problem | null {
  const { from, to } = node;
  if (node.type.isError) {
    const isOpen = to === state.doc.length && from === to;
    return {
      ...visible(node, state),
      severity: 'error',
      message: say(isOpen ? 'code.faults.unclosed' : 'code.faults.css'),
    };
  }
  if (node.name !== 'Declaration') return null;
  const [, property = '', value = ''] =
    /^\s*([\w-]+)\s*:\s*(.*?)\s*(?:!\s*important\s*)?;?\s*$/is.exec(state.doc.sliceString(from, to)) ?? [];
  // Own names, and those of one browser, are nobody's fault.
  if (property === '' || value === '' || property.startsWith('-') || /-(?:webkit|moz|ms|o)-|\{\{/.test(value))
    return null;
  if (typeof CSS === 'undefined' || CSS.supports(property, value)) return null;
  return {
    from,
    to,
    severity: 'warning',
    message: say('code.faults.value', { what: textOf(node, state).replace(/\s+/g, ' ') }),
  };
}

function checkHtml(node: SyntaxNodeRef, state: EditorState, say: Say): Problem | null {
  const { from, to } = node;
  const nameWithin = (part: SyntaxNodeRef['node'] | null) => {
    const name = part?.getChild('TagName');
    return name ? state.doc.sliceString(name.from, name.to) : '';
  };
  if (node.name === 'MismatchedCloseTag')
    return { from, to, severity: 'error', message: say('code.faults.notOpened', { name: nameWithin(node.node) }) };
  if (node.name === 'InvalidEntity')
    return { from, to, severity: 'warning', message: say('code.faults.entity', { what: textOf(node, state) }) };
  if (node.name === 'Element') {
    const open = node.node.getChild('OpenTag');
    const name = nameWithin(open);
    if (!open || node.node.getChild('CloseTag') || mayStayOpen.has(name.toLowerCase())) return null;
    return { from: open.from, to: open.to, severity: 'warning', message: say('code.faults.notClosed', { name }) };
  }
  return node.type.isError ? { ...visible(node, state), severity: 'error', message: say('code.faults.tag') } : null;
}

/** Elements that need no end tag. */
const mayStayOpen: ReadonlySet<string> = new Set(
  'html head body p li dt dd option optgroup tr td th thead tbody tfoot colgroup rp rt'.split(' '),
);

/** A place that has something to be underlined. */
function visible({ from, to }: SyntaxNodeRef, { doc }: EditorState): { from: number; to: number } {
  if (to > from) return { from, to };
  return from > 0 ? { from: from - 1, to: from } : { from, to: Math.min(1, doc.length) };
}
