/** Converts react-admin's list parameters to query variables. */
import type { Entity } from '../../resources/entity';
import { filterArguments } from './filterArguments';
import { sortArgument } from './sortArgument';

/** List parameters. They may come from the URL, so they are validated. */
export interface ListParams {
  /** `page` starts at 1. */
  pagination?: { page: number; perPage: number } | undefined;
  /** A declared sort of the entity, or react-admin's default (`id`) for the first one. */
  sort?: { field: string; order: string } | undefined;
  /** Filter name → value as in the URL: choices as a comma-separated list, days as YYYY-MM-DD. */
  filter?: unknown;
}

/** Maximum rows per request of the API. */
export const MAX_REQUEST_ROWS = 100;
const MAX_OFFSET = 2 ** 31;

/**
 * Builds the variables of a list query from valid values only, within the API's limits.
 * @param done rows of the page loaded by earlier requests; a page may be larger than one request
 * @throws AppError validation for a sort or filter that the entity does not declare
 */
export function listVariables(
  entity: Entity,
  { pagination, sort, filter }: ListParams,
  done = 0,
): { limit: number; offset: number } & Record<string, unknown> {
  const { page, perPage } = normalizePagination(pagination);
  const sortBy = sortArgument(entity, sort);
  return {
    limit: Math.min(MAX_REQUEST_ROWS, perPage - done),
    offset: (page - 1) * perPage + done,
    ...(sortBy !== '' && { sortBy }),
    ...filterArguments(entity, filter),
  };
}

/** Clamps page (from 1) and page size. The page size may exceed one request. */
export function normalizePagination(pagination: ListParams['pagination']): { page: number; perPage: number } {
  const perPage = clamp(pagination?.perPage, 1, MAX_OFFSET - 1, 10);
  const lastPage = Math.max(1, Math.floor(MAX_OFFSET / perPage) - 1);
  return { perPage, page: clamp(pagination?.page, 1, lastPage, 1) };
}

function clamp(value: number | undefined, min: number, max: number, otherwise: number): number {
  const integer = Math.trunc(Number(value ?? otherwise));
  return Number.isFinite(integer) ? Math.min(max, Math.max(min, integer)) : otherwise;
}
