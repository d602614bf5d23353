import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { Entity } from '../../../resources/entity';
import { searchable } from '../list/address';

export interface QueueAddress {
  /** Name of the one entity that is in the queue; null: all. */
  of: string | null;
  /** The text that is searched for; '' for none. */
  search: string;
  /** The address of another part of the queue. */
  linkTo: (of: string | null) => string;
  searchFor: (text: string) => void;
}

/** What is in the queue, as the address says; what it cannot mean counts as not said. */
export function useQueueAddress(entities: readonly Entity[]): QueueAddress {
  const [parameters, setParameters] = useSearchParams();
  const of = entities.find(({ name }) => name === parameters.get('of'))?.name ?? null;
  const search = searchable(parameters.get('search') ?? '');

  const linkTo = (next: string | null) => {
    const query = new URLSearchParams({ ...(next !== null && { of: next }), ...(search !== '' && { search }) });
    return query.size > 0 ? `/moderate?${query}` : '/moderate';
  };
  const searchFor = useCallback(
    (text: string) =>
      setParameters(
        (known) => {
          if (text === '') known.delete('search');
          else known.set('search', text);
          return known;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParameters],
  );
  return { of, search, linkTo, searchFor };
}
