import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { Entity } from '../../../resources/entity';
import { usePreference } from '../preferences';

const shape = z.array(z.object({ name: z.string(), query: z.string(), columns: z.nullable(z.array(z.string())) }));

/** A filter, search, sort and columns under a name (LIST-07). `query` is the list's own address. */
export interface SavedView {
  name: string;
  query: string;
  columns: string[] | null;
}

interface SavedViews {
  views: readonly SavedView[];
  /** Keeps a view; one of the same name is replaced. */
  save: (view: SavedView) => void;
  forget: (name: string) => void;
}

const none: readonly SavedView[] = [];

function isUsable({ name, query }: SavedView, place: number, all: readonly SavedView[]): boolean {
  return name !== '' && query.startsWith('?') && all.findIndex((view) => view.name === name) === place;
}

export function useSavedViews(entity: Entity): SavedViews {
  const [kept, keep] = usePreference(`views.${entity.name}`, shape);
  // Only addresses of this list: whatever else stands there was not kept by us.
  const views = useMemo(() => (kept ?? none).filter(isUsable), [kept]);
  const without = (name: string) => views.filter((view) => view.name !== name);
  return {
    views,
    save: (view) => keep([...without(view.name), view]),
    forget: (name) => keep(without(name)),
  };
}
