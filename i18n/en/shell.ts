/** Words of the header, the menu and what stands around every page. */
export const shell = {};
