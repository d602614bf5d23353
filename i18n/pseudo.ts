/** A language for development: English with marks on its letters, longer, and in brackets that show where a text is cut off. */
import type { StringMap } from 'ra-core';
import { english } from './en';
import { areas } from './en/areas';
import type { LanguageWords } from './language';

const plain = 'ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz';
const marked = 'ÂÇĎÊĜĤÎĴĶĻÑÔŘŠŢÛŴŶŽâçďêĝĥîĵķļñôřšţûŵŷž';
const filling = '~';
const growth = 0.3;

/** A text in the pseudo-language; placeholders and the bars between plural forms stay. */
export function pseudoText(text: string): string {
  return text
    .split('||||')
    .map((form) => longer(form.trim()))
    .join(' |||| ');
}

function longer(form: string): string {
  const written = form.replace(/%\{\w+\}|[A-Za-z]/g, (found) => marked[plain.indexOf(found)] ?? found);
  return `[${written}${filling.repeat(Math.ceil(form.length * growth))}]`;
}

function pseudoWords(words: StringMap): StringMap {
  const texts = Object.entries(words).map(([key, value]): [string, StringMap | string] => [
    key,
    typeof value === 'string' ? pseudoText(value) : pseudoWords(value ?? {}),
  ]);
  return Object.fromEntries(texts);
}

/** All its words, made from the English ones. */
export function pseudoLanguage(): LanguageWords {
  const made = Object.entries<() => Promise<{ words: StringMap }>>(areas).map(
    ([area, load]): [string, () => Promise<{ words: StringMap }>] => [
      area,
      async () => ({ words: pseudoWords((await load()).words) }),
    ],
  );
  return { words: pseudoWords(english), areas: Object.fromEntries(made) };
}
