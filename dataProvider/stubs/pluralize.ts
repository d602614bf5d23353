/** Stub of 'pluralize', which ra-data-graphql imports for the names of introspected queries. We have introspection turned off. */
export default (word: string) => word;
