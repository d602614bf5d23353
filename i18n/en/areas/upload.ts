/** Words of the box that files are dropped on. */
export const words = {};
