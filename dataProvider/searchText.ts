/** Longest part of a text that is searched for: an address takes 200 characters at most. */
const longest = 80;

/** The start of a text by which its record is searched for: of its first line, and no half characters. */
export function searchTextOf(text: string | null): string {
  const [line = ''] = (text ?? '').trim().split(/\p{Cc}/u);
  return line
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
