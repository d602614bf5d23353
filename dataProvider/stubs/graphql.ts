/** Stub of 'graphql', which ra-data-graphql imports for introspection. We have introspection turned off. */
export function getIntrospectionQuery(): string {
  return '';
}
