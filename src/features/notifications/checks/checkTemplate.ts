/** Linter for email templates. */
import { type ElementNode, type HtmlNode, parseHtml, type TextRange, walkElements } from '../../../lib/html/parseHtml';
import type { CodeDiagnostic } from '../../../ui/code/codeTypes';
import { isBlankHtml } from '../emails/isBlankEmail';
import { findBrokenPlaceholders, findDirectives, findPlaceholders } from '../markup/placeholders';

/** Editable texts of an email template. */
export interface TemplateTexts {
  subject: string;
  html: string;
}

export type TemplateIssueKind =
  | 'unknownVariable'
  | 'brokenBraces'
  | 'directive'
  | 'markup'
  | 'badLink'
  | 'noSubject'
  | 'noText'
  | 'missingVariable'
  | 'noUnsubscribe'
  | 'noAlt'
  | 'noImage'
  | 'tooLarge'
  | 'longSubject';

export interface TemplateIssue {
  kind: TemplateIssueKind;
  /** `error` if the customer would receive a broken email. */
  severity: 'error' | 'warning';
  field: keyof TemplateTexts;
  /** Null if the issue is about missing content. */
  range: TextRange | null;
  /** Parameter of the message: a variable name, a URL, or a number. Of `markup`, the message. */
  detail: string | number;
}

export interface TemplateCheckContext {
  /** Variables that the server replaces. */
  knownVariables: ReadonlySet<string>;
  /** Variables that the email has to contain. */
  requiredVariables: readonly string[];
  /** Returns the syntax errors of the HTML. */
  findHtmlErrors: (html: string) => readonly CodeDiagnostic[];
  /** The subject with sample values filled in. */
  filledSubject: string;
}

/** More syntax errors are consequences of the first ones. */
const MAX_MARKUP_ISSUES = 10;

/** Gmail clips larger messages. */
export const MAX_TEMPLATE_BYTES = 102 * 1024;
/** Approximate subject length that email clients on phones display. */
export const MAX_SUBJECT_LENGTH = 60;

/** Returns the issues of a template, errors before warnings. */
export function checkTemplate(
  { subject, html }: TemplateTexts,
  context: TemplateCheckContext,
): readonly TemplateIssue[] {
  const nodes = parseHtml(html);
  const issues = [
    ...findBraceIssues('subject', subject, context),
    ...findBraceIssues('html', html, context),
    ...findMarkupIssues(html, context),
    ...findMissingVariables({ subject, html }, context),
    ...findEmptyIssues(subject, html),
    ...[...walkElements(nodes)].flatMap((element) => findElementIssues(element)),
    ...(isBlankHtml(html) || hasUnsubscribeLink(nodes) ? [] : [createIssue('noUnsubscribe', 'warning', 'html', null)]),
    ...findSizeIssues(html, context),
  ];
  return issues.toSorted((a, b) => rank(a) - rank(b));
}

const rank = ({ severity }: TemplateIssue) => (severity === 'error' ? 0 : 1);

function createIssue(
  kind: TemplateIssueKind,
  severity: TemplateIssue['severity'],
  field: keyof TemplateTexts,
  range: TextRange | null,
  detail: string | number = '',
): TemplateIssue {
  return { kind, severity, field, range: range && { from: range.from, to: range.to }, detail };
}

function findBraceIssues(
  field: keyof TemplateTexts,
  text: string,
  { knownVariables }: TemplateCheckContext,
): TemplateIssue[] {
  return [
    ...findPlaceholders(text)
      .filter(({ name }) => !knownVariables.has(name))
      .map((range) => createIssue('unknownVariable', 'error', field, range, text.slice(range.from, range.to))),
    ...findBrokenPlaceholders(text).map((range) =>
      createIssue('brokenBraces', 'error', field, range, text.slice(range.from, range.to)),
    ),
    // The first one tells it for all.
    ...findDirectives(text)
      .slice(0, 1)
      .map((range) => createIssue('directive', 'warning', field, range, text.slice(range.from, range.to))),
  ];
}

/** Those below the code in the HTML view. */
function findMarkupIssues(html: string, { findHtmlErrors }: TemplateCheckContext): TemplateIssue[] {
  // An empty text has no elements, which isn't what has to be corrected.
  if (html.trim() === '') return [];
  return findHtmlErrors(html)
    .slice(0, MAX_MARKUP_ISSUES)
    .map(({ severity, message, ...range }) =>
      createIssue('markup', severity === 'error' ? 'error' : 'warning', 'html', range, message),
    );
}

function findMissingVariables(
  { subject, html }: TemplateTexts,
  { requiredVariables }: TemplateCheckContext,
): TemplateIssue[] {
  if (isBlankHtml(html)) return [];
  const used = new Set(findPlaceholders(`${subject} ${html}`).map(({ name }) => name));
  return requiredVariables
    .filter((name) => !used.has(name))
    .map((name) => createIssue('missingVariable', 'warning', 'html', null, name));
}

function findEmptyIssues(subject: string, html: string): TemplateIssue[] {
  return [
    ...(subject.trim() === '' ? [createIssue('noSubject', 'error', 'subject', { from: 0, to: 0 })] : []),
    ...(isBlankHtml(html) ? [createIssue('noText', 'error', 'html', { from: 0, to: 0 })] : []),
  ];
}

function findElementIssues(element: ElementNode): TemplateIssue[] {
  const { name, attributes, startTag } = element;
  if (name === 'a') {
    const url = attributes.get('href')?.value;
    // An anchor without `href` is a jump target, not a link.
    return url === undefined || isValidLinkUrl(url) ? [] : [createIssue('badLink', 'error', 'html', startTag, url)];
  }
  if (name !== 'img') return [];
  const source = attributes.get('src')?.value.trim() ?? '';
  return [
    ...(source === '' ? [createIssue('noImage', 'error', 'html', startTag)] : []),
    ...(attributes.has('alt') ? [] : [createIssue('noAlt', 'warning', 'html', startTag, source)]),
  ];
}

/** Whether a URL is absolute or a placeholder. */
const isValidLinkUrl = (url: string) =>
  /^(?:https?:\/\/[^\s/]|mailto:[^\s]|tel:[^\s]|sms:[^\s]|\{\{[^{}]+\}\})/i.test(url.trim());

function hasUnsubscribeLink(nodes: readonly HtmlNode[]): boolean {
  return [...walkElements(nodes)].some(
    ({ name, attributes }) => name === 'a' && /unsubscri|opt-?out|abmeld/i.test(attributes.get('href')?.value ?? ''),
  );
}

function findSizeIssues(html: string, { filledSubject }: TemplateCheckContext): TemplateIssue[] {
  const bytes = new TextEncoder().encode(html).length;
  const length = [...filledSubject].length;
  return [
    ...(bytes > MAX_TEMPLATE_BYTES ? [createIssue('tooLarge', 'warning', 'html', null, Math.ceil(bytes / 1024))] : []),
    ...(length > MAX_SUBJECT_LENGTH
      ? [createIssue('longSubject', 'warning', 'subject', { from: 0, to: 0 }, length)]
      : []),
  ];
}
