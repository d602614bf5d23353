import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Entity } from '../../../resources/entity';
import { normalizeSearch } from '../../engine/listState/listUrl';
import { isTriageGroup, type TriageGroup } from './triageGroups';

export interface QueueUrlState {
  /** Name of the only entity in the queue; null for all. */
  entityName: string | null;
  /** Search text; '' for none. */
  search: string;
  /** Only this triage group; null for all. */
  group: TriageGroup | null;
  /** Returns the URL of the queue of an entity; null for all. */
  linkTo: (entityName: string | null) => string;
  searchFor: (text: string) => void;
  chooseGroup: (group: TriageGroup | null) => void;
}

/** View of the queue in the URL. Invalid values are ignored. Other parameters are kept: those of the page around it. */
export function useQueueUrlState(entities: readonly Entity[]): QueueUrlState {
  const [parameters, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const entityName = entities.find(({ name }) => name === parameters.get('of'))?.name ?? null;
  const search = normalizeSearch(parameters.get('search') ?? '');
  const groupParameter = parameters.get('group');
  const group = isTriageGroup(groupParameter) ? groupParameter : null;

  const linkTo = (next: string | null) => {
    const query = new URLSearchParams(parameters);
    for (const name of ['of', 'search', 'group']) query.delete(name);
    if (next !== null) query.set('of', next);
    if (search !== '') query.set('search', search);
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  const setParameter = useCallback(
    (name: string, value: string) =>
      setParameters(
        (current) => {
          if (value === '') current.delete(name);
          else current.set(name, value);
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParameters],
  );
  const searchFor = useCallback((text: string) => setParameter('search', text), [setParameter]);
  const chooseGroup = useCallback((next: TriageGroup | null) => setParameter('group', next ?? ''), [setParameter]);
  return { entityName, search, group, linkTo, searchFor, chooseGroup };
}
