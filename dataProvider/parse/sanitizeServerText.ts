const MAX_TEXT_LENGTH = 500;
/** Serialized values, and errors of a program or its database with their class. Neither says anything to a merchant. */
const MACHINE_TEXT = /^(?:undefined|null|NaN|\[object Object\]|[{[].*|\w*[a-z](?:Error|Exception): .*)$/s;

/**
 * Makes a server message safe to show: one line, without tags, stack traces, control and direction
 * characters, at most 500 characters. Empty if the message is not human-readable.
 */
export function sanitizeServerText(raw: unknown): string {
  if (typeof raw !== 'string') return '';
  const line = raw
    .slice(0, 4 * MAX_TEXT_LENGTH)
    .replace(/\n[^\S\n]*at .*/s, '')
    .replace(/<(script|style)\b.*?(?:<\/\1\s*>|$)/gis, ' ')
    .replace(/<[a-z!/][^>]*>?/gi, ' ')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (MACHINE_TEXT.test(line)) return '';
  return line.length > MAX_TEXT_LENGTH
    ? `${line.slice(0, MAX_TEXT_LENGTH - 1).replace(/[\ud800-\udbff]$/, '')}…`
    : line;
}

/** Characters that end a sentence, in the scripts of the supported languages. */
const SENTENCE_ENDS = '.!?…:;。！？؟।';

/** Ends a server's text with a period if it has none, so that a sentence can follow. */
export const endSentence = (text: string): string =>
  text === '' || SENTENCE_ENDS.includes(text.slice(-1)) ? text : `${text}.`;
