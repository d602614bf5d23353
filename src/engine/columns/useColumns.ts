import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { Column, Entity } from '../../../resources/entity';
import { usePreference } from '../preferences';
import { chosenColumns } from './columnLayout';

const shape = z.array(z.string());

export interface ColumnChoice {
  columns: readonly Column[];
  /** Names of the columns to show, in order; null: the usual ones. */
  choose: (names: readonly string[] | null) => void;
}

/** The columns of a list as this merchant has chosen them (LIST-07). */
export function useColumns(entity: Entity): ColumnChoice {
  const [names, keep] = usePreference(`columns.${entity.name}`, shape);
  const columns = useMemo(() => chosenColumns(entity, names), [entity, names]);
  return { columns, choose: (next) => keep(next === null ? null : [...next]) };
}
