/** Words of the pages that are not lists. */
export const pages = {};
