/** Words of the focus queue. */
export const words = {};
