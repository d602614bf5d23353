/** Words of the saved replies and of answers that are used again. */
export const words = {};
