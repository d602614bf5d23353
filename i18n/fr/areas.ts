/** French words that come with a lazily loaded part, file by file as the English ones. */
export const areas = {};
