/**
 * Stub of '@apollo/client', which ra-data-graphql imports. We pass our own client, so none of it is used; the
 * stub saves 50 KB.
 */
export class ApolloClient {}
export class HttpLink {}
export class InMemoryCache {}

/** Throws: GraphQL texts are not parsed in the browser. */
export function gql(): never {
  throw new Error('GraphQL text is not parsed in the browser.');
}
