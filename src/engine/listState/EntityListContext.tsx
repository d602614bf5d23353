import { createContext, useContext } from 'react';
import type { Entity } from '../../../resources/entity';
import type { ListFlags } from '../flags/listFlags';
import type { ListSearch } from './listQuery';
import type { Selection } from './selection';
import type { ListNavigation } from './useListNavigation';
import type { ChangeSelection } from './useSelection';

/**
 * The state of a list that react-admin's list context has no field for. Rows, paging, sort, filters and errors are in
 * `useListContext()`.
 */
export interface EntityListContextValue extends Omit<ListNavigation, 'getTarget' | 'pageSizes'> {
  entity: Entity;
  /** Selected records of all pages, or all that match except some. `selectedIds` of react-admin has then the page's only. */
  selection: Selection;
  select: ChangeSelection;
  /** The latest selection, for what outlives a render. */
  getSelection: () => Selection;
  /** Moderation flags of the page; null until they are loaded, and for entities that declare none. */
  flags: ListFlags | null;
  /** How far the list was read, if a filter is active that the API doesn't have. */
  search: ListSearch | null;
  /** Rows of the page that were malformed and are left out. */
  omittedCount: number;
  /** A message that the server sent with the rows. */
  notice: string | null;
  /** Keeps the row of a record in place, even if a later read no longer has it; null releases it. */
  pinRow: (id: string | null) => void;
}

export const EntityListContext = createContext<EntityListContextValue | null>(null);

/**
 * Returns the list state that react-admin has no concept for.
 * @throws Error outside `EntityList` and `EntityListBase`
 */
export function useEntityListContext(): EntityListContextValue {
  const value = useContext(EntityListContext);
  if (!value) throw new Error('useEntityListContext needs an EntityListBase');
  return value;
}
