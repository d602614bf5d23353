import { columnsOf } from './columns';
import type { Action, Entity, RowBase } from './entity';

/** Query parameters that every list has of its own. */
const listParameters: readonly string[] = ['page', 'limit', 'sort', 'record', 'siteId'];

/** Letters that every list uses itself: move, select, undo, and those kept for going somewhere. */
const listLetters: readonly string[] = ['j', 'k', 'x', 'z', 'g', 'm', 'n'];

type Checked = Omit<Entity, 'row'>;

/**
 * Refuses a declaration that contradicts itself, at start, so that it is never found by a merchant.
 * @throws Error that names the entity and what is wrong
 */
export function checkEntity<R extends RowBase>(entity: Entity<R>): void {
  const faults = [
    ...columnFaults(entity),
    ...filterFaults(entity),
    ...viewFaults(entity),
    ...actionFaults(entity),
    ...formFaults(entity),
    ...partFaults(entity),
  ];
  if (faults[0] !== undefined) throw new Error(`entity '${entity.name}': ${faults.join('; ')}`);
}

function columnFaults({ list, fields }: Checked): string[] {
  const columns = columnsOf(list);
  const unknown = columns.flatMap(({ name, paths }) =>
    paths.filter((path) => !fields[path]).map((path) => `column '${name}' shows '${path}', which is not a field`),
  );
  const isAmbiguous = columns.filter(({ opens }) => opens).length > 1;
  return isAmbiguous ? [...unknown, 'more than one column opens the record'] : unknown;
}

function filterFaults({ list, read }: Checked): string[] {
  const filters = Object.entries(list.filters);
  const reserved = filters
    .filter(([name]) => listParameters.includes(name))
    .map(([name]) => `filter '${name}' has the name of a list parameter`);
  const unsent = filters.flatMap(([name, filter]) =>
    (filter.kind === 'days' ? [filter.from, filter.to] : [name])
      .filter((parameter) => !read.arguments[parameter])
      .map((parameter) => `filter '${name}' sends '${parameter}', which the read does not take`),
  );
  const isUnsortable = Object.keys(list.sorts).length > 0 && !read.arguments.sortBy;
  return [...reserved, ...unsent, ...(isUnsortable ? ["sorts need the argument 'sortBy'"] : [])];
}

function viewFaults({ list }: Checked): string[] {
  const wrong = Object.entries(list.views).flatMap(([view, values]) =>
    Object.entries(values).flatMap(([name, value]) => {
      const filter = list.filters[name];
      if (!filter) return [`view '${view}' filters by '${name}', which is not a filter`];
      const isChoice = !('choices' in filter) || value.split(',').every((one) => filter.choices.includes(one));
      return isChoice ? [] : [`view '${view}' sets '${name}' to '${value}', which is not a choice`];
    }),
  );
  const { waiting } = list;
  const isMissing = waiting !== undefined && !list.views[waiting];
  return isMissing ? [...wrong, `waiting view '${waiting}' is not a view`] : wrong;
}

function actionFaults({ actions, fields }: Checked): string[] {
  return Object.entries(actions).flatMap(([name, action]) => [
    ...keyFaults(name, action),
    ...Object.entries(action.set ?? {}).flatMap(([path, value]) => {
      const field = fields[path];
      if (!field) return [`action '${name}' sets '${path}', which is not a field`];
      const isChoice = field.kind !== 'choice' || typeof value !== 'string' || Object.hasOwn(field.choices, value);
      return isChoice ? [] : [`action '${name}' sets '${path}' to '${value}', which is not a choice`];
    }),
  ]);
}

function keyFaults(name: string, { key }: Action): string[] {
  if (key === undefined) return [];
  if (!/^[a-z]$/.test(key)) return [`action '${name}' has the key '${key}', which is not a small letter`];
  return listLetters.includes(key) ? [`action '${name}' has the key '${key}', which every list uses itself`] : [];
}

function formFaults({ draft, create }: Checked): string[] {
  if ((draft === undefined) !== (create === undefined)) return ['draft and create come together'];
  // A list of choices always shows one: what it shows is what must be posted.
  return Object.entries(create?.fields ?? {})
    .filter(([name, { kind, required }]) => required && choosing.includes(kind) && create?.defaults[name] === undefined)
    .map(([name]) => `form field '${name}' is required and chosen from a list, so it needs a default`);
}

const choosing: readonly string[] = ['choice', 'rating'];

function partFaults({ write, fields }: Checked): string[] {
  return Object.keys(write.parts ?? {})
    .filter((path) => !fields[path])
    .map((path) => `members of '${path}' can be deleted, which is not a field`);
}
