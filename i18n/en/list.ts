/** Words that every list shares. */
export const list = {};
