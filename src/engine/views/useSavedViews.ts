import { useStore, useStoreContext } from 'ra-core';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { Entity } from '../../../resources/entity';
import { useColumns } from '../columns/useColumns';
import { useEntityListContext } from '../listState/EntityListContext';
import { formatListUrl, parseListUrl, resetPage } from '../listState/listUrl';

const shape = z.array(z.object({ name: z.string(), query: z.string(), columns: z.nullable(z.array(z.string())) }));

/** Named filters, search, sort and columns (LIST-07). `query` is the query of the list's URL. */
export interface SavedView {
  name: string;
  query: string;
  columns: string[] | null;
}

interface SavedViews {
  views: readonly SavedView[];
  /** Saves a view; replaces one of the same name at its position. */
  save: (view: SavedView) => void;
  /** Renames a view at its position; replaces another of the new name. */
  rename: (name: string, newName: string) => void;
  forget: (name: string) => void;
  /** Puts a deleted view back at its position; replaces one of the same name. */
  restore: (view: SavedView, index: number) => void;
}

/** Stored data is not trusted: only queries of this list are used. */
function parseViews(stored: unknown): readonly SavedView[] {
  const result = shape.safeParse(stored);
  return result.success ? result.data.filter(isValidView) : [];
}

function isValidView({ name, query }: SavedView, index: number, all: readonly SavedView[]): boolean {
  return name !== '' && query.startsWith('?') && all.findIndex((view) => view.name === name) === index;
}

export function useSavedViews(entity: Entity): SavedViews {
  const key = `views.${entity.name}`;
  const [stored] = useStore<unknown>(key);
  const { getItem, setItem } = useStoreContext();
  const views = useMemo(() => parseViews(stored), [stored]);
  // Reads the store, since Undo may run long after this render.
  const getOthers = (name: string) => parseViews(getItem(key)).filter((view) => view.name !== name);
  return {
    views,
    save(view) {
      const all = parseViews(getItem(key));
      const index = all.findIndex(({ name }) => name === view.name);
      setItem(key, index < 0 ? [...all, view] : all.with(index, view));
    },
    rename: (name, newName) =>
      setItem(
        key,
        parseViews(getItem(key)).flatMap((view) => {
          if (view.name === name) return [{ ...view, name: newName }];
          return view.name === newName ? [] : [view];
        }),
      ),
    forget: (name) => setItem(key, getOthers(name)),
    restore: (view, index) => setItem(key, getOthers(view.name).toSpliced(index, 0, view)),
  };
}

/**
 * The saved view that the list shows. Of several with the same filters and sort, the one with the same columns. It is still
 * shown after a change of the sort or the page size alone.
 */
export function useCurrentSavedView(): SavedView | null {
  const { entity, urlState } = useEntityListContext();
  const { columns } = useColumns(entity);
  const { views } = useSavedViews(entity);
  const [shown, setShown] = useState('');
  const { sort, limit } = urlState;
  const query = formatListUrl(entity, resetPage(urlState, {}));
  const candidates = views.filter((view) => view.query === query);
  if (candidates[0] && shown !== query) setShown(query);
  const columnNames = columns.map(({ name }) => name).join();
  return (
    candidates.find((view) => view.columns?.join() === columnNames) ??
    candidates[0] ??
    views.find(
      (view) =>
        view.query === shown && formatListUrl(entity, { ...parseListUrl(entity, shown), sort, limit }) === query,
    ) ??
    null
  );
}
