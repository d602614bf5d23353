import { createContext, useContext } from 'react';
import type { AppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import type { ListFlags } from '../flags/useFlags';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { Selection } from '../selection/selection';
import type { ListAddressState } from './useListAddress';

/** How the rows of a list stand: four different states, never mixed. */
export type ListState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: AppError }
  | { kind: 'empty'; filtered: boolean }
  | { kind: 'rows' };

export interface ListView extends ListAddressState {
  entity: Entity;
  state: ListState;
  /** Rows of this page, with what is under way laid over them. */
  rows: readonly ConsoleRecord[];
  /** What is conspicuous among them; null while nobody has looked, and where nothing is looked for. */
  flags: ListFlags | null;
  /** How many match; null where the server did not say. */
  total: number | null;
  hasNextPage: boolean;
  /** An error of a later read, while older rows still stand. */
  staleError: AppError | null;
  /** Rows that could not be read, and what the server said beside the rows. */
  leftOut: number;
  notice: string | null;
  /** A newer page is on its way; the rows are those of before. */
  isChanging: boolean;
  refetch: () => void;
  selection: Selection;
  select: (change: (selection: Selection) => Selection) => void;
}

export const ListViewContext = createContext<ListView | null>(null);

/** @throws Error outside the list of an entity */
export function useListView(): ListView {
  const view = useContext(ListViewContext);
  if (!view) throw new Error('useListView needs the list of an entity');
  return view;
}
