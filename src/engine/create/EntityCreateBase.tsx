import { CreateContextProvider, ResourceContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import type { Entity } from '../../../resources/entity';
import { EntityCreateContext } from './EntityCreateContext';
import { useEntityCreateController } from './useEntityCreateController';

/**
 * Calls {@link useEntityCreateController} and provides its result as react-admin's create context, like `<CreateBase>`.
 * Below it, `useCreateContext`, `useSaveContext`, `useResourceContext` and forms of react-admin save a new record.
 */
export function EntityCreateBase({ entity, children }: { entity: Entity; children: ReactNode }) {
  const controller = useEntityCreateController(entity);
  return (
    <ResourceContextProvider value={entity.name}>
      <CreateContextProvider value={controller}>
        <EntityCreateContext value={controller}>{children}</EntityCreateContext>
      </CreateContextProvider>
    </ResourceContextProvider>
  );
}
