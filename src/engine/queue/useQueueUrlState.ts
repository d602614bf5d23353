import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Entity } from '../../../resources/entity';
import { normalizeSearch } from '../listState/listUrl';

export interface QueueUrlState {
  /** Name of the only entity in the queue; null for all. */
  entityName: string | null;
  /** Search text; '' for none. */
  search: string;
  /** Returns the URL of the queue of an entity; null for all. */
  linkTo: (entityName: string | null) => string;
  searchFor: (text: string) => void;
}

/** View of the queue in the URL. Invalid values are ignored. Other parameters are kept: those of the page around it. */
export function useQueueUrlState(entities: readonly Entity[]): QueueUrlState {
  const [parameters, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const entityName = entities.find(({ name }) => name === parameters.get('of'))?.name ?? null;
  const search = normalizeSearch(parameters.get('search') ?? '');

  const linkTo = (next: string | null) => {
    const query = new URLSearchParams(parameters);
    for (const name of ['of', 'search']) query.delete(name);
    if (next !== null) query.set('of', next);
    if (search !== '') query.set('search', search);
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  const searchFor = useCallback(
    (text: string) =>
      setParameters(
        (current) => {
          if (text === '') current.delete('search');
          else current.set('search', text);
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParameters],
  );
  return { entityName, search, linkTo, searchFor };
}
