/** Words of the forms that add a record. */
export const words = {};
