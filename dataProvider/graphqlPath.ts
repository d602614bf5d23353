/** Where every query goes. A POST there reads, so it may be repeated. */
export const graphqlPath = '/admin/graphql';
