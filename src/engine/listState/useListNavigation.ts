import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { Entity } from '../../../resources/entity';
import { listQuery } from './listQuery';
import { formatListUrl, isValidQuery, type ListUrlState, parseListUrl, pageSizes as usualPageSizes } from './listUrl';

export interface ListNavigation {
  urlState: ListUrlState;
  pageSizes: readonly number[];
  /** The state that the event that is handled has navigated to, if it has; otherwise that of the URL. */
  getTarget: () => ListUrlState;
  /** Navigates to another state of the list; `replace` adds no entry to the history. */
  go: (next: ListUrlState, options?: { replace?: boolean }) => void;
  /** The URL of another state of the list, for links. */
  linkTo: (next: ListUrlState) => string;
}

/** Keeps the state of a list in the URL, and replaces a URL that is not valid by the nearest valid one (LIST-06). */
export function useListNavigation(entity: Entity, pageSizes: readonly number[] = usualPageSizes): ListNavigation {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const urlState = useMemo(() => parseListUrl(entity, search, pageSizes), [entity, search, pageSizes]);

  const linkTo = useCallback((next: ListUrlState) => `${pathname}${formatListUrl(entity, next)}`, [entity, pathname]);
  const target = useRef<ListUrlState>(undefined);
  const getTarget = useCallback(() => target.current ?? urlState, [urlState]);
  const go = useCallback<ListNavigation['go']>(
    (next, options) => {
      target.current = next;
      queueMicrotask(() => {
        target.current = undefined;
      });
      // The request starts before the page renders again. Rows that are cached are refreshed by the list itself.
      void queryClient.prefetchQuery({ ...listQuery(dataProvider, entity, next), staleTime: Number.POSITIVE_INFINITY });
      void navigate(linkTo(next), { replace: options?.replace ?? false, preventScrollReset: true });
    },
    [queryClient, dataProvider, entity, navigate, linkTo],
  );

  const isValid = useMemo(() => isValidQuery(entity, search, pageSizes), [entity, search, pageSizes]);
  useEffect(() => {
    if (!isValid) void navigate(linkTo(urlState), { replace: true, preventScrollReset: true });
  }, [isValid, navigate, linkTo, urlState]);

  return useMemo(() => ({ urlState, pageSizes, getTarget, go, linkTo }), [urlState, pageSizes, getTarget, go, linkTo]);
}
