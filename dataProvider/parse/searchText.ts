/** Maximum length of a search text: 200 URL-encoded characters at most. */
const MAX_SEARCH_LENGTH = 80;

/** First line of a text, truncated to a valid search length without splitting a surrogate pair. */
export function searchPrefix(text: string | null): string {
  return (text ?? '')
    .trim()
    .replace(/\p{Cc}.*/su, '')
    .slice(0, MAX_SEARCH_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
