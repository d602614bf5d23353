import { type ComponentType, Suspense } from 'react';
import type { Entity } from '../../../resources/entity';
import { Spinner } from '../../ui/icons/Spinner';
import { EntityListBase } from '../listState/EntityListBase';
import { EntityListView } from './EntityListView';

interface EntityListProps {
  entity: Entity;
  /** Replaces the view that is derived from the declaration; reads its rows with `useListContext`. */
  View?: ComponentType | undefined;
}

/** The list page of an entity. Reads the entity's declaration and the page's URL. */
export function EntityList({ entity, View }: EntityListProps) {
  return (
    <EntityListBase entity={entity}>
      {View ? (
        <Suspense fallback={<Spinner label />}>
          <View />
        </Suspense>
      ) : (
        <EntityListView />
      )}
    </EntityListBase>
  );
}
