/** Pseudo-locale for development: English with accents, expanded, and in brackets that show truncation. */
import type { StringMap } from 'ra-core';
import { english } from './en';
import { messages as auth } from './en/areas/auth';
import { messages as dashboard } from './en/areas/dashboard';
import { messages as slots } from './en/areas/slots';
import { lazyEnglish } from './en/lazy';

const plainLetters = 'ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz';
const accentedLetters = 'ÂÇĎÊĜĤÎĴĶĻÑÔŘŠŢÛŴŶŽâçďêĝĥîĵķļñôřšţûŵŷž';
const PADDING = '~';
const EXPANSION_RATE = 0.3;

/** Converts a text to the pseudo-locale. Placeholders and plural separators are kept. */
export function pseudoText(text: string): string {
  return text
    .split('||||')
    .map((form) => expandText(form.trim()))
    .join(' |||| ');
}

function expandText(form: string): string {
  const accented = form.replace(/%\{\w+\}|[A-Za-z]/g, (found) => accentedLetters[plainLetters.indexOf(found)] ?? found);
  return `[${accented}${PADDING.repeat(Math.ceil(form.length * EXPANSION_RATE))}]`;
}

function pseudoMessages(messages: StringMap): StringMap {
  const texts = Object.entries(messages).map(([key, value]): [string, StringMap | string] => [
    key,
    typeof value === 'string' ? pseudoText(value) : pseudoMessages(value ?? {}),
  ]);
  return Object.fromEntries(texts);
}

/** Messages of the first page, generated from the English ones. */
export const pseudoEnglish = (): StringMap => pseudoMessages({ ...english, auth, dashboard, slots });

/** All other messages. */
export const lazyPseudoEnglish = (): StringMap => pseudoMessages(lazyEnglish);
