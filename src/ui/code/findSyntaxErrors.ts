import '../../../i18n/en/areas/code';
import { IterMode, type SyntaxNodeRef, type Tree } from '@lezer/common';
import type { CodeDiagnostic } from './codeTypes';

/** Translates a message key. */
export type Translate = (key: string, values?: Readonly<Record<string, string>>) => string;

/** Later diagnostics are usually consequences of earlier ones. */
const MAX_DIAGNOSTICS = 50;

const MAX_EXCERPT_LENGTH = 60;

/** Returns the syntax errors in the parsed part of a text. Style sheets in HTML aren't checked: emails have hacks there. */
export function findSyntaxErrors(
  tree: Tree,
  text: string,
  language: 'css' | 'html',
  translate: Translate,
): CodeDiagnostic[] {
  const found: CodeDiagnostic[] = [];
  const check = language === 'css' ? checkCss : checkHtml;
  tree.iterate({
    mode: IterMode.IgnoreMounts,
    enter(node) {
      if (found.length >= MAX_DIAGNOSTICS) return false;
      const diagnostic = check(node, text, translate);
      if (diagnostic) found.push(diagnostic);
      return undefined;
    },
  });
  return found;
}

const getExcerpt = ({ from, to }: SyntaxNodeRef, text: string) =>
  text.slice(from, Math.min(to, from + MAX_EXCERPT_LENGTH));

function checkCss(node: SyntaxNodeRef, text: string, translate: Translate): CodeDiagnostic | null {
  const { from, to } = node;
  if (node.type.isError) {
    const message = translate(isAtEnd(node, text) ? 'code.faults.unclosed' : 'code.faults.css');
    return { ...locateCssError(node, text), severity: 'error', message };
  }
  if (node.name !== 'Declaration') return null;
  const [, property = '', written = ''] = /^\s*([\w-]+)\s*:(.*)$/s.exec(text.slice(from, to)) ?? [];
  const value = written
    .trim()
    .replace(/;$/, '')
    .trimEnd()
    .replace(/!\s*important$/i, '')
    .trimEnd();
  // Custom and vendor-prefixed properties and values are not checked.
  if (property === '' || property.startsWith('-') || /-(?:webkit|moz|ms|o)-|\{\{/.test(value)) return null;
  if (typeof CSS === 'undefined' || CSS.supports(property, value)) return null;
  // Every property that the browser knows can be inherited.
  const message = CSS.supports(property, 'inherit')
    ? translate('code.faults.value', { what: getExcerpt(node, text).replace(/\s+/g, ' ') })
    : translate('code.faults.property', { what: property });
  return { from, to, severity: 'warning', message };
}

const isAtEnd = ({ from, to }: SyntaxNodeRef, text: string) => to === text.length && from === to;

/** Returns the range of a syntax error. A missing brace is where its block begins, not at the end of the text. */
export function locateCssError(node: SyntaxNodeRef, text: string): { from: number; to: number } {
  const block = isAtEnd(node, text) ? node.node.parent : null;
  return block?.name === 'Block' ? { from: block.from, to: block.from + 1 } : toVisibleRange(node, text);
}

function checkHtml(node: SyntaxNodeRef, text: string, translate: Translate): CodeDiagnostic | null {
  const { from, to } = node;
  const nameWithin = (part: SyntaxNodeRef['node'] | null) => {
    const name = part?.getChild('TagName');
    return name ? text.slice(name.from, name.to) : '';
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
      message: translate('code.faults.entity', { what: getExcerpt(node, text) }),
    };
  if (node.name === 'Element') {
    const open = node.node.getChild('OpenTag');
    const name = nameWithin(open);
    if (!open || node.node.getChild('CloseTag') || optionalEndTags.has(name.toLowerCase())) return null;
    return { from: open.from, to: open.to, severity: 'warning', message: translate('code.faults.notClosed', { name }) };
  }
  return node.type.isError
    ? { ...toVisibleRange(node, text), severity: 'error', message: translate('code.faults.tag') }
    : null;
}

/** Elements whose end tag is optional. */
const optionalEndTags: ReadonlySet<string> = new Set(
  'html head body p li dt dd option optgroup tr td th thead tbody tfoot colgroup rp rt'.split(' '),
);

/** Extends an empty range by one character, so that it can be underlined. */
function toVisibleRange({ from, to }: SyntaxNodeRef, text: string): { from: number; to: number } {
  if (to > from) return { from, to };
  return from > 0 ? { from: from - 1, to: from } : { from, to: Math.min(1, text.length) };
}
