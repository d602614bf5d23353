import type { ListControllerResult, SortPayload } from 'ra-core';
import { useMemo, useState } from 'react';
import { sortArgument } from '../../../dataProvider/graphql/sortArgument';
import type { Entity } from '../../../resources/entity';
import { toSortBy } from '../../../resources/sorts';
import type { ConsoleRecord } from '../records/consoleRecord';
import { toFilterValues, toUrlFilters } from './filterValues';
import { resetPage } from './listUrl';
import type { ListNavigation } from './useListNavigation';

type ListModifiers = Pick<
  ListControllerResult<ConsoleRecord>,
  | 'filterValues'
  | 'displayedFilters'
  | 'setPage'
  | 'setPerPage'
  | 'setSort'
  | 'setFilters'
  | 'showFilter'
  | 'hideFilter'
>;

type Displayed = Readonly<Record<string, boolean>>;

/**
 * The setters of react-admin's list context, over the URL of the list. Those of one event are applied together. Each
 * setter throws for what the URL cannot express, and names what it can.
 */
export function useListModifiers(
  entity: Entity,
  { urlState, getTarget, go, pageSizes }: ListNavigation,
): ListModifiers {
  const [displayed, setDisplayed] = useState<Displayed>({});
  return useMemo(() => {
    const filterValues = toFilterValues(entity, urlState.filters);
    const setFilters = (values: Readonly<Record<string, unknown>>) =>
      go(resetPage(getTarget(), { filters: toUrlFilters(entity, values, getTarget().filters) }));
    const setFilter = (name: string, value: unknown) =>
      setFilters({ ...toFilterValues(entity, getTarget().filters), [name]: value });
    return {
      filterValues,
      displayedFilters: {
        ...displayed,
        ...Object.fromEntries(Object.keys(filterValues).map((name) => [name, true])),
      },
      setPage: (page: number) => go({ ...getTarget(), page: page - 1, record: null }),
      setPerPage: (perPage: number) => go(resetPage(getTarget(), { limit: toPageSize(perPage, pageSizes) })),
      setSort: (sort: SortPayload) => go(resetPage(getTarget(), { sort: toUrlSort(entity, sort) })),
      setFilters(values: Readonly<Record<string, unknown>>, nextDisplayed?: Displayed) {
        if (nextDisplayed) setDisplayed(nextDisplayed);
        setFilters(values);
      },
      showFilter(name: string, defaultValue?: unknown) {
        setDisplayed((before) => ({ ...before, [name]: true }));
        if (defaultValue) setFilter(name, defaultValue);
      },
      hideFilter(name: string) {
        setDisplayed(({ [name]: _hidden, ...others }) => others);
        if (name in filterValues) setFilter(name, '');
      },
    };
  }, [entity, urlState, getTarget, go, pageSizes, displayed]);
}

/**
 * The API's value of a sort. A field that has only one order is sorted in that order: react-admin's `<DataTable>` asks for
 * one and then for the other.
 * @throws AppError validation for a field that the entity can't be sorted by; names those that it can
 */
export function toUrlSort(entity: Entity, sort: SortPayload): string {
  const opposite = { field: sort.field, order: sort.order === 'ASC' ? 'DESC' : 'ASC' };
  return toSortBy(entity, sort) ?? toSortBy(entity, opposite) ?? sortArgument(entity, sort);
}

/** @throws Error for a number of rows that a list's URL cannot have */
function toPageSize(perPage: number, pageSizes: readonly number[]): number {
  const size = pageSizes.find((item) => item === perPage);
  if (size !== undefined) return size;
  throw new Error(`A list cannot show ${perPage} rows a page. Use one of ${pageSizes.join(', ')}.`);
}
