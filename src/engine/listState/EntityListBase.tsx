import { ListContextProvider, ResourceContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import type { Entity } from '../../../resources/entity';
import { EntityListContext } from './EntityListContext';
import { useEntityListController } from './useEntityListController';

interface EntityListBaseProps {
  entity: Entity;
  children: ReactNode;
}

/**
 * Provides the list of an entity to `useListContext`, `useResourceContext` and `useEntityListContext`, as react-admin's
 * `ListBase` does. Reads the page's URL.
 *
 * @example
 * <EntityListBase entity={entity}>
 *   <Titles />
 * </EntityListBase>
 */
export function EntityListBase({ entity, children }: EntityListBaseProps) {
  const { list, entityList } = useEntityListController(entity);
  return (
    <ResourceContextProvider value={entity.name}>
      <ListContextProvider value={list}>
        <EntityListContext value={entityList}>{children}</EntityListContext>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
