/** Words of what is conspicuous about a record. */
export const words = {};
