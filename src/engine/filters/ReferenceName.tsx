import { useListContext } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import type { Filter } from '../../../resources/entity';
import { lazyComponent } from '../../ui/lazy/lazyPart';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import type { ConsoleRecord } from '../records/consoleRecord';
import { findReferencedRecord } from './findReferencedRecord';

// If the code cannot be loaded, the id is shown.
const FetchedName = lazyComponent(
  lazyWithRetry(() => import('./FetchedName')),
  (_, { id, children }) => children(id),
);

/** A filter by a record of another entity. */
export type ReferenceFilter = Extract<Filter, { kind: 'reference' }>;

interface ReferenceNameProps {
  filter: ReferenceFilter;
  id: string;
  children: (name: string) => ReactNode;
}

/** The name of the record that a filter refers to; fetched only if no row of the page contains it. Reads `useListContext`. */
export function ReferenceName({ filter, id, children }: ReferenceNameProps) {
  const { data: rows = [], isPending } = useListContext<ConsoleRecord>();
  const found = findReferencedRecord(rows, filter.path, id);
  if (found || isPending) return children(found?.label ?? '…');
  return (
    <Suspense fallback={children('…')}>
      <FetchedName entity={filter.entity} id={id}>
        {children}
      </FetchedName>
    </Suspense>
  );
}
