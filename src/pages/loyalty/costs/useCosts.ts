import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { Program } from '../../../../resources/programs';
import { usePreference } from '../../../engine/preferences';
import { programsQuery } from '../../../engine/programs';
import { useProvider } from '../../../engine/useProvider';
import { type FigureName, figureNames, leastOf, mostOf, usedFigures } from './figures';
import { type FigureValues, type ProgramCost, programCost } from './programCost';
import { lastDays, readReadings, readWithPicture } from './readReadings';
import { type ShopFigure, shopFigures } from './shopFigures';

/** A programme as it is saved, and as it will be. */
export interface ProgramParts {
  saved: Program;
  drafted: Program;
}

export interface Costs {
  /** The shop's figures are being read. */
  isPending: boolean;
  /** Why some of them could not be read; null where all could. */
  failure: unknown;
  isRetrying: boolean;
  retry: () => void;
  /** Figures that are of use for the programme, in the order of the form. */
  used: readonly FigureName[];
  /** What the shop tells. */
  shop: Readonly<Partial<Record<FigureName, ShopFigure>>>;
  /** What the merchant said instead. */
  own: FigureValues;
  /** What is reckoned with. */
  values: FigureValues;
  /** Sets a figure of the merchant's own; null takes the shop's again. */
  setOwn: (name: FigureName, value: number | null) => void;
  drafted: ProgramCost;
  saved: ProgramCost;
}

const ownShape = z.record(z.string(), z.number());
const fiveMinutes = 5 * 60_000;

/** What a programme costs on the shop's own figures, and on those that the merchant put in their place on this device. */
export function useCosts({ saved, drafted }: ProgramParts): Costs {
  const dataProvider = useProvider();
  const used = useMemo(() => usedFigures([saved, drafted]), [saved, drafted]);
  const { data: programs } = useQuery(programsQuery(dataProvider));
  const span = lastDays(Date.now());
  const read = useQuery({
    queryKey: ['stats', 'figures', span.from],
    queryFn: ({ signal }) => readReadings(dataProvider, span, signal),
    staleTime: fiveMinutes,
  });
  const pictures = useQuery({
    queryKey: ['stats', 'withPicture'],
    queryFn: ({ signal }) => readWithPicture(dataProvider, signal),
    staleTime: fiveMinutes,
    enabled: used.includes('withPicture'),
  });
  const [stored, store] = usePreference('costs', ownShape);
  const own = useMemo(() => readOwn(stored), [stored]);
  const shop = useMemo(() => {
    const readings = read.data?.readings ?? nothing;
    return shopFigures({ ...readings, withPicture: pictures.data ?? null }, programs ?? [saved], own.orders ?? null);
  }, [read.data, pictures.data, programs, saved, own]);
  const values = useMemo(() => valuesOf(own, shop), [own, shop]);
  return {
    isPending: read.isPending || (pictures.isPending && pictures.fetchStatus !== 'idle'),
    failure: read.error ?? read.data?.failure ?? pictures.error ?? null,
    isRetrying: read.isFetching || pictures.isFetching,
    retry() {
      void read.refetch();
      if (pictures.error) void pictures.refetch();
    },
    used,
    shop,
    own,
    values,
    setOwn(name, value) {
      const { [name]: _, ...rest } = own;
      const next = value === null ? rest : { ...rest, [name]: value };
      store(Object.keys(next).length === 0 ? null : next);
    },
    drafted: useMemo(() => programCost(drafted, values), [drafted, values]),
    saved: useMemo(() => programCost(saved, values), [saved, values]),
  };
}

const nothing = { basic: null, month: null, sums: null, rewarded: null };

/** What was kept may be of another version of the console. */
function readOwn(stored: Readonly<Record<string, number>> | null): FigureValues {
  const kept = figureNames.flatMap((name) => {
    const value = stored?.[name];
    return value !== undefined && value >= leastOf(name) && value <= mostOf(name) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(kept);
}

function valuesOf(own: FigureValues, shop: Costs['shop']): FigureValues {
  const known = figureNames.flatMap((name) => {
    const value = own[name] ?? shop[name]?.value;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known);
}
