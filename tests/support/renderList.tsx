import type { ConsoleDataProvider } from '../../dataProvider';
import type { Entity } from '../../resources/entity';
import { EntityList } from '../../src/engine/list/EntityList';
import type { CurrentSite } from '../../src/engine/shop/currentSite';
import { renderConsole } from './renderConsole';

/** Renders the list of an entity at a URL. Linked pages are empty. */
export function renderList(
  entity: Entity,
  dataProvider: ConsoleDataProvider,
  query = '',
  history: readonly string[] = [],
  currentSite: Partial<CurrentSite> = {},
) {
  return renderConsole({
    dataProvider,
    currentSite,
    at: [...history, `/${entity.name}${query}`],
    routes: [
      { path: entity.name, element: <EntityList key={entity.name} entity={entity} /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
  });
}
