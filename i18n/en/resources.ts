/** Words of the entities: they follow from the declaration, name by name. */
export const resources = {};
