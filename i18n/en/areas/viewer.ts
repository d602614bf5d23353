/** Words of the viewer of pictures and videos. */
export const words = {};
