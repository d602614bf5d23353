import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { Column, Entity } from '../../../resources/entity';
import { usePreference } from '../shop/preferences';
import { resolveColumns } from './columnLayout';

const shape = z.array(z.string());

export interface ColumnChoice {
  columns: readonly Column[];
  /** Stores the names of the visible columns, in order; null restores the default. */
  choose: (names: readonly string[] | null) => void;
}

/** The visible columns of a list, as configured by the merchant (LIST-07). */
export function useColumns(entity: Entity): ColumnChoice {
  const [names, persistNames] = usePreference(`columns.${entity.name}`, shape);
  const columns = useMemo(() => resolveColumns(entity, names), [entity, names]);
  return { columns, choose: (next) => persistNames(next === null ? null : [...next]) };
}
