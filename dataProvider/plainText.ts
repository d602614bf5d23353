const longest = 500;
/** Words that a program, not a person, wrote. */
const machineWords = /^(?:undefined|null|NaN|\[object Object\]|[{[].*)$/s;

/**
 * Text of the server as it may be shown to a person: one line, without tags, control and direction
 * characters, at most 500 characters. Empty where nothing of it is for people.
 */
export function plainText(raw: unknown): string {
  if (typeof raw !== 'string') return '';
  const line = raw
    .slice(0, 4 * longest)
    .replace(/\n[^\S\n]*at .*$/s, '')
    .replace(/<(script|style)\b.*?<\/\1\s*>/gis, ' ')
    .replace(/<[a-z!/][^>]*>?/gi, ' ')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (machineWords.test(line)) return '';
  return line.length > longest ? `${line.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…` : line;
}
