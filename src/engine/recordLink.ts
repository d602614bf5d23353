import { searchTextOf } from '../../dataProvider/searchText';
import { entities } from '../../resources';
import type { Entity } from '../../resources/entity';

/**
 * Where a record of an entity is shown: by its id, or, where the provider looks up none by id, by a
 * search for its text. Null where neither is possible.
 */
export function recordLink(entityName: string | undefined, id: string, text: string | null): string | null {
  const entity = entities.find(({ name }) => name === entityName);
  if (!entity) return null;
  if (entity.page) return pageOf(entity, id);
  if (entity.read.one !== undefined) return `/${entity.name}?${new URLSearchParams({ record: id })}`;
  const search = searchParameter(entity);
  const searched = searchTextOf(text);
  if (search === undefined || searched === '') return null;
  return `/${entity.name}?${new URLSearchParams({ [search]: searched })}`;
}

/** Address of a record that has a page of its own. */
export function pageOf({ name }: Entity, id: string): string {
  return `/${name}/${encodeURIComponent(id)}`;
}

/** Name of the entity that a field leads to. */
export function entityOf(entity: Entity, path: string): string | undefined {
  const field = entity.fields[path];
  return field && 'entity' in field ? field.entity : undefined;
}

/** The query parameter of an entity's search. */
export function searchParameter(entity: Entity): string | undefined {
  return Object.entries(entity.list.filters).find(([, { kind }]) => kind === 'search')?.[0];
}
