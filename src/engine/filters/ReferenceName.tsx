import { type ReactNode, Suspense } from 'react';
import type { Filter } from '../../../resources/entity';
import { lateComponent } from '../../ui/lazyPart';
import { useListView } from '../list/ListViewContext';
import { findReferred } from './referred';

// Without the code that looks it up it is called by its id.
const LookedUpName = lateComponent(
  () => import('./LookedUpName'),
  (_, { id, children }) => children(id),
);

/** The filter by a record of another entity. */
export type ReferenceFilter = Extract<Filter, { kind: 'reference' }>;

interface ReferenceNameProps {
  filter: ReferenceFilter;
  id: string;
  children: (name: string) => ReactNode;
}

/** The name of the record that a filter is set to: from the rows, and looked up only where no row knows it. */
export function ReferenceName({ filter, id, children }: ReferenceNameProps) {
  const { rows, state } = useListView();
  const found = findReferred(rows, filter.path, id);
  if (found || state.kind === 'loading') return children(found?.label ?? '…');
  return (
    <Suspense fallback={children('…')}>
      <LookedUpName entity={filter.entity} id={id}>
        {children}
      </LookedUpName>
    </Suspense>
  );
}
