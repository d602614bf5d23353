/**
 * Stub of 'pluralize', with which ra-data-graphql names the queries that introspection finds. We have introspection
 * turned off; the stub saves 2 KB.
 */
export default function pluralize(): never {
  throw new Error('The schema is not introspected in the browser.');
}
