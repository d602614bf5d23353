/** Stands in for 'graphql' in the browser: ra-data-graphql names it for introspection, which is off. */
export function getIntrospectionQuery(): string {
  return '';
}
