/** Stands in for 'query-string': ra-data-simple-rest and ra-core name it for reads that we do by GraphQL. Flat values only. */
export function stringify(values: Readonly<Record<string, unknown>>): string {
  return new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();
}

export function parse(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}
