/** Words of the fields that search a record, a product or a day. */
export const words = {};
