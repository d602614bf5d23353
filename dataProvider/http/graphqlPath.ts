/** Path of all GraphQL queries. Although they are POSTs they only read, so they may be retried. */
export const graphqlPath = '/admin/graphql';
