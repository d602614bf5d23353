import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { Entity } from '../../../resources/entity';
import { usePreference } from '../shop/preferences';

const shape = z.array(z.object({ name: z.string(), query: z.string(), columns: z.nullable(z.array(z.string())) }));

/** Named filters, search, sort and columns (LIST-07). `query` is the query of the list's URL. */
export interface SavedView {
  name: string;
  query: string;
  columns: string[] | null;
}

interface SavedViews {
  views: readonly SavedView[];
  /** Saves a view; replaces one of the same name. */
  save: (view: SavedView) => void;
  forget: (name: string) => void;
}

const noViews: readonly SavedView[] = [];

function isValidView({ name, query }: SavedView, index: number, all: readonly SavedView[]): boolean {
  return name !== '' && query.startsWith('?') && all.findIndex((view) => view.name === name) === index;
}

export function useSavedViews(entity: Entity): SavedViews {
  const [stored, persist] = usePreference(`views.${entity.name}`, shape);
  // Stored data is not trusted: only queries of this list are used.
  const views = useMemo(() => (stored ?? noViews).filter(isValidView), [stored]);
  const without = (name: string) => views.filter((view) => view.name !== name);
  return {
    views,
    save: (view) => persist([...without(view.name), view]),
    forget: (name) => persist(without(name)),
  };
}
