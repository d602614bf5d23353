/**
 * Stands in for '@apollo/client' where ra-data-graphql names it: we hand it a client of our own, so that none of this is ever
 * used, and 50 KB of it stay out of the console.
 */
export class ApolloClient {}
export class HttpLink {}
export class InMemoryCache {}

/** Throws: nobody is to parse GraphQL text in the browser. */
export function gql(): never {
  throw new Error('GraphQL text is not parsed in the browser.');
}
