import type { Attribute, ElementNode, Place } from './htmlTree';

/** Text that is put in the place of a part of a source. */
export interface Splice extends Place {
  text: string;
}

/** The source with its parts replaced; they must not overlap. */
export function spliced(source: string, splices: readonly Splice[]): string {
  let result = '';
  let done = 0;
  for (const { from, to, text } of splices.toSorted((one, other) => one.from - other.from)) {
    result += source.slice(done, from) + text;
    done = to;
  }
  return result + source.slice(done);
}

/** Gives an element's start tag an attribute, changes it, or with null takes it away; every other character stays. */
export function attributeSplice(source: string, element: ElementNode, name: string, value: string | null): Splice[] {
  const known = element.attributes.get(name);
  if (value === null) return known ? [{ ...withSpaceBefore(source, known.at), text: '' }] : [];
  if (known) {
    const written = source.slice(known.at.from, known.at.to);
    return [{ ...known.at, text: `${/^[^\s=]*/.exec(written)?.[0] || name}="${escapedValue(value)}"` }];
  }
  const tag = source.slice(element.open.from, element.open.to);
  const to = element.open.from + tag.length - (/\s*\/?>$/.exec(tag)?.[0].length ?? 0);
  return [{ from: to, to, text: ` ${name}="${escapedValue(value)}"` }];
}

function withSpaceBefore(source: string, { from, to }: Attribute['at']): Place {
  const space = /\s*$/.exec(source.slice(0, from))?.[0].length ?? 0;
  return { from: from - space, to };
}

/** A text as it stands between the quotes of an attribute. */
export function escapedValue(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

const variable = /(\{\{[^{}]*\}\})/;

/** A text as it stands between tags; what stands in double braces is the provider's, and stays as it is typed. */
export function escapedText(text: string): string {
  return text
    .split(variable)
    .map((part) => (variable.test(part) ? part : part.replace(/&/g, '&amp;')))
    .join('')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\u00a0/g, '&nbsp;');
}
