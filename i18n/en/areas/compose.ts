/** Words of the box in which a reply or an answer is written. */
export const words = {};
