/** Stands in for 'pluralize': ra-data-graphql names it to guess the names of queries, which we state ourselves. */
export default function pluralize(word: string): string {
  return `${word}s`;
}
