import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { Entity } from '../../../resources/entity';
import { Spinner } from '../../ui/icons/Spinner';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { EntityListBase } from '../listState/EntityListBase';
import { isReactAdminQuery } from '../listState/listUrl';
import { EntityListView } from './EntityListView';

const ReactAdminList = lazyPart(() => import('./ReactAdminList'));

interface EntityListProps {
  entity: Entity;
  /** Replaces the view that is derived from the declaration; reads its rows with `useListContext`. */
  View?: ComponentType | undefined;
  /** Whether an extension replaces the list or another page of the entity. */
  isOverridden?: boolean;
}

/** The list page of an entity. Reads the entity's declaration and the page's URL. */
export function EntityList({ entity, View, isOverridden = View !== undefined }: EntityListProps) {
  const { search } = useLocation();
  // Extensions may link to every list as they would in react-admin.
  if (!isOverridden && !isReactAdminQuery(search)) {
    return (
      <EntityListBase entity={entity}>
        <EntityListView />
      </EntityListBase>
    );
  }
  return (
    <Suspense fallback={<Spinner label />}>
      <ReactAdminList key={entity.name} entity={entity} isOverridden={View !== undefined}>
        {View ? <View /> : <EntityListView />}
      </ReactAdminList>
    </Suspense>
  );
}
