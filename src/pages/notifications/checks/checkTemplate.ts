/** What may be wrong with an e-mail, each with its place. */
import { type ElementNode, elementsOf, type HtmlNode, type Place, readHtml } from '../markup/htmlTree';
import { brokenBraces, placeholdersIn } from '../markup/placeholders';

/** The two texts of an e-mail. */
export interface TemplateTexts {
  subject: string;
  html: string;
}

export type ProblemKind =
  | 'unknownVariable'
  | 'brokenBraces'
  | 'badLink'
  | 'noSubject'
  | 'noText'
  | 'missingVariable'
  | 'noUnsubscribe'
  | 'noAlt'
  | 'noImage'
  | 'tooLarge'
  | 'longSubject';

export interface Problem {
  kind: ProblemKind;
  /** `error`: the customer gets something broken. */
  severity: 'error' | 'warning';
  of: keyof TemplateTexts;
  /** Null where it is about something that is not there. */
  at: Place | null;
  /** What it is about: a name, an address, a number. */
  about: string | number;
}

export interface CheckedBy {
  /** Names that the provider fills in. */
  known: ReadonlySet<string>;
  /** Names of which none may be missing. */
  needed: readonly string[];
  /** The subject as a customer would get it. */
  filledSubject: string;
}

/** Gmail shows no more of an e-mail. */
export const mostBytes = 102 * 1024;
/** What a mail program on a phone shows of a subject, about; on a desktop it is not much more. */
export const longestSubject = 60;

/** The errors first, each kind in the order of the text. */
export function checkTemplate({ subject, html }: TemplateTexts, by: CheckedBy): readonly Problem[] {
  const nodes = readHtml(html);
  const problems = [
    ...bracesProblems('subject', subject, by),
    ...bracesProblems('html', html, by),
    ...missing({ subject, html }, by),
    ...emptyProblems(subject, html),
    ...[...elementsOf(nodes)].flatMap((element) => elementProblems(element)),
    ...(isEmpty(html) || unsubscribes(nodes) ? [] : [problem('noUnsubscribe', 'warning', 'html', null)]),
    ...sizeProblems(html, by),
  ];
  return problems.toSorted((one, other) => rank(one) - rank(other));
}

const rank = ({ severity }: Problem) => (severity === 'error' ? 0 : 1);

function problem(
  kind: ProblemKind,
  severity: Problem['severity'],
  of: keyof TemplateTexts,
  at: Place | null,
  about: string | number = '',
): Problem {
  return { kind, severity, of, at: at && { from: at.from, to: at.to }, about };
}

function bracesProblems(of: keyof TemplateTexts, text: string, { known }: CheckedBy): Problem[] {
  return [
    ...placeholdersIn(text)
      .filter(({ name }) => !known.has(name))
      .map((place) => problem('unknownVariable', 'error', of, place, text.slice(place.from, place.to))),
    ...brokenBraces(text).map((place) => problem('brokenBraces', 'error', of, place, text.slice(place.from, place.to))),
  ];
}

function missing({ subject, html }: TemplateTexts, { needed }: CheckedBy): Problem[] {
  if (isEmpty(html)) return [];
  const used = new Set(placeholdersIn(`${subject} ${html}`).map(({ name }) => name));
  return needed
    .filter((name) => !used.has(name))
    .map((name) => problem('missingVariable', 'warning', 'html', null, name));
}

function emptyProblems(subject: string, html: string): Problem[] {
  return [
    ...(subject.trim() === '' ? [problem('noSubject', 'error', 'subject', { from: 0, to: 0 })] : []),
    ...(isEmpty(html) ? [problem('noText', 'error', 'html', { from: 0, to: 0 })] : []),
  ];
}

const isEmpty = (html: string) => html.trim() === '';

function elementProblems(element: ElementNode): Problem[] {
  const { name, attributes, open } = element;
  if (name === 'a') {
    const address = attributes.get('href')?.value;
    // A name to jump to is no link.
    return address === undefined || leadsSomewhere(address) ? [] : [problem('badLink', 'error', 'html', open, address)];
  }
  if (name !== 'img') return [];
  const source = attributes.get('src')?.value.trim() ?? '';
  return [
    ...(source === '' ? [problem('noImage', 'error', 'html', open)] : []),
    ...(attributes.has('alt') ? [] : [problem('noAlt', 'warning', 'html', open, source)]),
  ];
}

/** A whole address, or one that the provider fills in. */
const leadsSomewhere = (address: string) =>
  /^(?:https?:\/\/[^\s/]|mailto:[^\s]|tel:[^\s]|sms:[^\s]|\{\{[^{}]+\}\})/i.test(address.trim());

function unsubscribes(nodes: readonly HtmlNode[]): boolean {
  return [...elementsOf(nodes)].some(
    ({ name, attributes }) => name === 'a' && /unsubscri|opt-?out|abmeld/i.test(attributes.get('href')?.value ?? ''),
  );
}

function sizeProblems(html: string, { filledSubject }: CheckedBy): Problem[] {
  const bytes = new TextEncoder().encode(html).length;
  const length = [...filledSubject].length;
  return [
    ...(bytes > mostBytes ? [problem('tooLarge', 'warning', 'html', null, Math.ceil(bytes / 1024))] : []),
    ...(length > longestSubject ? [problem('longSubject', 'warning', 'subject', { from: 0, to: 0 }, length)] : []),
  ];
}
