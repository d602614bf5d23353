import type { ConsoleDataProvider } from '../../dataProvider';
import type { Entity } from '../../resources/entity';
import { EntityList } from '../../src/engine/EntityList';
import { renderConsole } from './renderConsole';

/** Renders the list of an entity at an address; what it links to is an empty page. */
export function renderList(
  entity: Entity,
  dataProvider: ConsoleDataProvider,
  query = '',
  more: readonly string[] = [],
) {
  return renderConsole({
    dataProvider,
    at: [...more, `/${entity.name}${query}`],
    routes: [
      { path: entity.name, element: <EntityList key={entity.name} entity={entity} /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
  });
}
