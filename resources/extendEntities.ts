/** What an extension changes in declared entities. It becomes part of the declaration, so that no other module knows of it. */
import { mapValues, omit } from 'es-toolkit/object';
import * as z from 'zod/mini';
import { arrange } from './arrange';
import { checkEntity } from './checkEntity';
import { normalizeColumns } from './columns';
import { changeDeclared } from './declaredEntities';
import type { Action, Column, Entity, Filter } from './entity';
import type { EntityExtension } from './entityChanges';
import { getFilterParams, getSearchParam } from './filters';

type Extensions = Readonly<Record<string, EntityExtension>>;

/** Entities that were changed, as they are without an extension. */
const bases = new Map<Entity, Entity>();

/**
 * Changes the declared entities, and those that are declared later. Call it before anything reads them.
 * @throws Error with the entity and its contradictions, except in production
 */
export function extendEntities(extensions: Extensions): void {
  changeDeclared((entity) => {
    const changes = extensions[entity.name];
    const base = bases.get(entity) ?? { ...entity };
    if (!changes && !bases.has(entity)) return;
    bases.set(entity, base);
    for (const key of Object.keys(entity)) if (!Object.hasOwn(base, key)) Reflect.deleteProperty(entity, key);
    Object.assign(entity, base, changes && extendEntity(base, changes));
    if (process.env.NODE_ENV !== 'production') checkEntity(entity);
  });
}

/** Returns an entity with the changes of an extension. @throws Error for a place that isn't a column, and for hiding the search */
export function extendEntity(entity: Entity, { fields = {}, hide = {}, ...changes }: EntityExtension): Entity {
  const { row, read, list } = entity;
  const shapes = Object.fromEntries(
    Object.entries(fields).flatMap(([name, { shape }]) => (shape ? [[name, shape] as const] : [])),
  );
  const pageFilters = omit({ ...list.pageFilters, ...changes.pageFilters }, hide.filters ?? []);
  const { opensOn, pageFilters: _, ...others } = list;
  const search = getSearchParam(entity);
  if (search !== undefined && hide.filters?.includes(search))
    throw new Error(`entity '${entity.name}': '${search}' is the search, which can't be hidden`);
  return {
    ...entity,
    row: addShapes(row, shapes),
    write: { ...entity.write, change: addShapes(entity.write.change, shapes) },
    read: read.from === 'rest' ? read : { ...read, arguments: { ...read.arguments, ...getArguments(changes.filters) } },
    fields: { ...entity.fields, ...fields },
    list: {
      ...others,
      columns: changeColumns(entity, changes.columns ?? {}, hide.columns),
      filters: mapValues({ ...list.filters, ...changes.filters }, (filter, name) =>
        hide.filters?.includes(name) ? { ...filter, hidden: true } : filter,
      ),
      ...(Object.keys(pageFilters).length > 0 && { pageFilters }),
      sorts: omit({ ...list.sorts, ...changes.sorts }, hide.sorts ?? []),
      views: { ...list.views, ...changes.views },
      hiddenViews: hide.views ?? [],
      ...(opensOn !== undefined && !hide.views?.includes(opensOn) && { opensOn }),
    },
    ...(changes.automation && {
      automation: {
        triggers: { ...entity.automation?.triggers, ...changes.automation.triggers },
        conditions: { ...entity.automation?.conditions, ...changes.automation.conditions },
      },
    }),
    ...changeForm(entity, changes.create),
    actions: mapValues(placeRemovalLast({ ...entity.actions, ...changes.actions }), (action, name) =>
      hide.actions?.includes(name) ? withdraw(action) : action,
    ),
  };
}

const placeRemovalLast = (actions: Entity['actions']): Entity['actions'] =>
  Object.fromEntries(Object.entries(actions).toSorted(([, a], [, b]) => Number('remove' in a) - Number('remove' in b)));

/** Adds values to the shape of an object. */
function addShapes<Value>(
  shape: z.ZodMiniType<Value>,
  added: Readonly<Record<string, z.ZodMiniType>>,
): z.ZodMiniType<Value> {
  if (!(shape instanceof z.ZodMiniObject)) return shape;
  // The type of the extended shape has lost those of its values, which it still has.
  return z.extend(shape, added) as unknown as z.ZodMiniType<Value>;
}

/** The create form with new fields. Their values are sent as they are. */
function changeForm(
  { name, draft, create }: Entity,
  added: EntityExtension['create'],
): Pick<Entity, 'draft' | 'create'> {
  if (!added) return {};
  if (!draft || !create) throw new Error(`entity '${name}': it has no create form`);
  const shapes = Object.keys(added.fields).map((field) => [field, z.optional(z.unknown())]);
  return {
    draft: addShapes(draft, Object.fromEntries(shapes)),
    create: { fields: { ...create.fields, ...added.fields }, defaults: { ...create.defaults, ...added.defaults } },
  };
}

/** GraphQL types of the parameters of filters. */
function getArguments(filters: EntityExtension['filters'] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) =>
      getFilterParams(name, filter).map((parameter) => [
        parameter,
        filter.argument ?? argumentTypes[filter.kind] ?? 'String',
      ]),
    ),
  );
}

const argumentTypes: Partial<Record<Filter['kind'], string>> = { days: 'DateTime', program: 'ID', reference: 'ID' };

function changeColumns(
  { name: entity, list }: Entity,
  changes: NonNullable<EntityExtension['columns']>,
  hidden: readonly string[] = [],
): Column[] {
  const columns = normalizeColumns(list);
  const names = new Set([...columns.map(({ name }) => name), ...Object.keys(changes)]);
  for (const [name, { before, after }] of Object.entries(changes)) {
    const place = before ?? after;
    if (place !== undefined && !names.has(place))
      throw new Error(`entity '${entity}': column '${name}' is placed at '${place}', which is not a column`);
  }
  const order = arrange(
    columns,
    Object.entries(changes).map(([name, { before, after }]) => ({ name, before, after })),
  );
  return order
    .filter(({ name }) => !hidden.includes(name))
    .map(({ name }) => {
      const { before: _before, after: _after, ...options } = changes[name] ?? {};
      return { name, paths: [name], ...columns.find((column) => column.name === name), ...options };
    });
}

/** An action that never applies, and isn't offered for a selection, by a key, or to rules. */
function withdraw(action: Action): Action {
  const withdrawn: Action = { ...action, when: () => false };
  delete withdrawn.key;
  delete withdrawn.bulk;
  delete withdrawn.prominent;
  delete withdrawn.automatic;
  return withdrawn;
}
