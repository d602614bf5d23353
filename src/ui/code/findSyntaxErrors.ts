import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNodeRef } from '@lezer/common';
import type { CodeDiagnostic } from './codeTypes';

/** Translates a message key. */
export type Translate = (key: string, values?: Readonly<Record<string, string>>) => string;

/** Later diagnostics are usually consequences of earlier ones. */
const MAX_DIAGNOSTICS = 50;

const MAX_EXCERPT_LENGTH = 60;

/** Returns the syntax errors in the part of the document that has been parsed. */
export function findSyntaxErrors(state: EditorState, language: 'css' | 'html', translate: Translate): CodeDiagnostic[] {
  const found: CodeDiagnostic[] = [];
  const check = language === 'css' ? checkCss : checkHtml;
  syntaxTree(state).iterate({
    enter(node) {
      if (found.length >= MAX_DIAGNOSTICS) return false;
      const diagnostic = check(node, state, translate);
      if (diagnostic) found.push(diagnostic);
      return undefined;
    },
  });
  return found;
}

const getExcerpt = ({ from, to }: SyntaxNodeRef, { doc }: EditorState) =>
  doc.sliceString(from, Math.min(to, from + MAX_EXCERPT_LENGTH));

function checkCss(node: SyntaxNodeRef, state: EditorState, translate: Translate): CodeDiagnostic | null {
  const { from, to } = node;
  if (node.type.isError) {
    const isOpen = to === state.doc.length && from === to;
    return {
      ...toVisibleRange(node, state),
      severity: 'error',
      message: translate(isOpen ? 'code.faults.unclosed' : 'code.faults.css'),
    };
  }
  if (node.name !== 'Declaration') return null;
  const [, property = '', written = ''] = /^\s*([\w-]+)\s*:(.*)$/s.exec(state.doc.sliceString(from, to)) ?? [];
  const value = written
    .trim()
    .replace(/;$/, '')
    .trimEnd()
    .replace(/!\s*important$/i, '')
    .trimEnd();
  // Custom and vendor-prefixed properties and values are not checked.
  if (property === '' || value === '' || property.startsWith('-') || /-(?:webkit|moz|ms|o)-|\{\{/.test(value))
    return null;
  if (typeof CSS === 'undefined' || CSS.supports(property, value)) return null;
  // Every property that the browser knows can be inherited.
  const message = CSS.supports(property, 'inherit')
    ? translate('code.faults.value', { what: getExcerpt(node, state).replace(/\s+/g, ' ') })
    : translate('code.faults.property', { what: property });
  return { from, to, severity: 'warning', message };
}

function checkHtml(node: SyntaxNodeRef, state: EditorState, translate: Translate): CodeDiagnostic | null {
  const { from, to } = node;
  const nameWithin = (part: SyntaxNodeRef['node'] | null) => {
    const name = part?.getChild('TagName');
    return name ? state.doc.sliceString(name.from, name.to) : '';
  };
  if (node.name === 'MismatchedCloseTag')
    return {
      from,
      to,
      severity: 'error',
      message: translate('code.faults.notOpened', { name: nameWithin(node.node) }),
    };
  if (node.name === 'InvalidEntity')
    return {
      from,
      to,
      severity: 'warning',
      message: translate('code.faults.entity', { what: getExcerpt(node, state) }),
    };
  if (node.name === 'Element') {
    const open = node.node.getChild('OpenTag');
    const name = nameWithin(open);
    if (!open || node.node.getChild('CloseTag') || optionalEndTags.has(name.toLowerCase())) return null;
    return { from: open.from, to: open.to, severity: 'warning', message: translate('code.faults.notClosed', { name }) };
  }
  return node.type.isError
    ? { ...toVisibleRange(node, state), severity: 'error', message: translate('code.faults.tag') }
    : null;
}

/** Elements whose end tag is optional. */
const optionalEndTags: ReadonlySet<string> = new Set(
  'html head body p li dt dd option optgroup tr td th thead tbody tfoot colgroup rp rt'.split(' '),
);

/** Extends an empty range by one character, so that it can be underlined. */
function toVisibleRange({ from, to }: SyntaxNodeRef, { doc }: EditorState): { from: number; to: number } {
  if (to > from) return { from, to };
  return from > 0 ? { from: from - 1, to: from } : { from, to: Math.min(1, doc.length) };
}
