import { searchPrefix } from '../../../dataProvider/parse/searchText';
import { entities } from '../../../resources';
import type { Entity } from '../../../resources/entity';
import { getSearchParam } from '../../../resources/filters';
import { isHideable } from '../../defineConsole';

/**
 * The URL of a record, unless its list is hidden: by its id, or, if the API has no read by id, a search for its text. Null if neither is
 * possible.
 */
export function toRecordLink(entityName: string | undefined, id: string, text: string | null): string | null {
  const entity = entities.find(({ name }) => name === entityName);
  if (!entity || isHideable(`/${entity.name}`)) return null;
  if (entity.page) return toRecordPath(entity, id);
  if (entity.read.one !== undefined) return `/${entity.name}?${new URLSearchParams({ record: id })}`;
  const search = getSearchParam(entity);
  const searched = searchPrefix(text);
  if (search === undefined || searched === '') return null;
  return `/${entity.name}?${new URLSearchParams({ [search]: searched })}`;
}

/** The path of a record that has its own page. */
export function toRecordPath({ name }: Entity, id: string): string {
  return `/${name}/${encodeURIComponent(id)}`;
}

/** Name of the entity that a field refers to. */
export function getReferencedEntity(entity: Entity, path: string): string | undefined {
  const field = entity.fields[path];
  return field && 'entity' in field ? field.entity : undefined;
}
