import type { Column, Entity, RowBase } from './entity';

/** The columns of a list in full: a bare path is a column of that name with that one field. */
export function columnsOf(list: Entity['list']): readonly Column[] {
  return list.columns.map((column) => (typeof column === 'string' ? { name: column, paths: [column] } : column));
}

/**
 * Refuses a declaration that contradicts itself, at start, so that it is never found by a merchant.
 * @throws Error that names the entity and what is wrong
 */
export function checkEntity<R extends RowBase>(entity: Entity<R>): void {
  const fault = (what: string): never => {
    throw new Error(`entity '${entity.name}': ${what}`);
  };
  const { list, read, fields, actions } = entity;

  for (const { name, paths } of columnsOf(list)) {
    for (const path of paths) {
      if (!fields[path]) fault(`column '${name}' shows '${path}', which is not among the fields`);
    }
  }
  for (const [name, filter] of Object.entries(list.filters)) {
    const parameters = filter.kind === 'days' ? [filter.from, filter.to] : [name];
    for (const parameter of parameters) {
      if (!read.arguments[parameter]) fault(`filter '${name}' sends '${parameter}', which the read does not take`);
    }
  }
  if (Object.keys(list.sorts).length > 0 && !read.arguments.sortBy) fault("sorts need the argument 'sortBy'");

  for (const [view, values] of Object.entries(list.views)) {
    for (const [name, value] of Object.entries(values)) {
      const filter = list.filters[name];
      if (!filter) return fault(`view '${view}' filters by '${name}', which is not a filter`);
      if ('choices' in filter && !value.split(',').every((one) => filter.choices.includes(one))) {
        fault(`view '${view}' sets '${name}' to '${value}', which is not a choice`);
      }
    }
  }
  if (list.waiting !== undefined && !list.views[list.waiting]) fault(`waiting view '${list.waiting}' is not a view`);

  const reserved = ['page', 'limit', 'sort', 'record', 'view', 'siteId'];
  for (const name of Object.keys(list.filters)) {
    if (reserved.includes(name)) fault(`filter '${name}' has the name of a list parameter`);
  }
  for (const [name, action] of Object.entries(actions)) {
    for (const [key, value] of Object.entries(action.set ?? {})) {
      const field = fields[key];
      if (!field) fault(`action '${name}' sets '${key}', which is not among the fields`);
      if (field?.kind === 'choice' && typeof value === 'string' && !(value in field.choices)) {
        fault(`action '${name}' sets '${key}' to '${value}', which is not a choice`);
      }
    }
    if (action.key !== undefined && !/^[a-z]$/.test(action.key)) fault(`action '${name}' has the key '${action.key}'`);
    if (action.key !== undefined && reservedKeys.includes(action.key)) {
      fault(`action '${name}' has the key '${action.key}', which every list uses itself`);
    }
  }
  if ((entity.draft === undefined) !== (entity.create === undefined)) fault('draft and create come together');
}

/** Letters that every list uses itself: j and k move, x selects, o opens, z undoes, g goes, m moderates, n creates. */
const reservedKeys = ['j', 'k', 'x', 'o', 'z', 'g', 'm', 'n'];
