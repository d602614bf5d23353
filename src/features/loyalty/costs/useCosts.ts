import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import type { Program } from '../../../../resources/programs';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { usePreference } from '../../../engine/shop/preferences';
import { useAllPrograms } from '../../../engine/shop/useAllPrograms';
import { computeProgramCost, type MetricValues, type ProgramCost } from './computeProgramCost';
import { fetchImageShare, fetchStoreMetrics, getMetricsWindow } from './fetchStoreMetrics';
import { getMaxValue, getMinValue, getUsedMetrics, type MetricName, metricNames } from './metrics';
import { deriveStoreMetrics, type StoreMetric } from './storeMetrics';
import { getTypicalValues } from './typicalValues';

/** A program as saved and with the draft applied. */
export interface ProgramParts {
  saved: Program;
  drafted: Program;
}

export interface Costs {
  isPending: boolean;
  /** Null if all statistics could be fetched. */
  error: unknown;
  isRetrying: boolean;
  retry: () => void;
  /** Metrics that the program needs, in form order. */
  used: readonly MetricName[];
  /** Metrics derived from the store's statistics. */
  storeValues: Readonly<Partial<Record<MetricName, StoreMetric>>>;
  /** Values entered by the user. */
  overrides: MetricValues;
  /** Typical values of metrics that are unknown, used until the user enters them. */
  typicalValues: MetricValues;
  /** Values used for the estimate. */
  values: MetricValues;
  /** Overrides a metric; null restores the store's value. */
  setOverride: (name: MetricName, value: number | null) => void;
  drafted: ProgramCost;
  saved: ProgramCost;
}

const overridesShape = z.record(z.string(), z.number());
const STALE_TIME_MS = 5 * 60_000;

/**
 * Estimates the cost of a program from the store's statistics and the user's overrides, which are stored on this
 * device.
 */
export function useCosts({ saved, drafted }: ProgramParts): Costs {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const used = useMemo(() => getUsedMetrics([saved, drafted]), [saved, drafted]);
  const { data: programs } = useAllPrograms();
  const { currency } = useCurrentSite();
  const period = getMetricsWindow(getServerTime());
  const statsQuery = useQuery({
    queryKey: ['stats', 'figures', period.from, currency],
    queryFn: ({ signal }) => fetchStoreMetrics(dataProvider, currency, period, signal),
    staleTime: STALE_TIME_MS,
  });
  const imageShareQuery = useQuery({
    queryKey: ['stats', 'withPicture'],
    queryFn: ({ signal }) => fetchImageShare(dataProvider, signal),
    staleTime: STALE_TIME_MS,
    enabled: used.includes('withPicture'),
  });
  const [stored, store] = usePreference('costs', overridesShape);
  const overrides = useMemo(() => parseOverrides(stored), [stored]);
  const storeValues = useMemo(() => {
    const readings = statsQuery.data?.readings ?? NO_STATS;
    return deriveStoreMetrics(
      { ...readings, withPicture: imageShareQuery.data ?? null },
      programs ?? [saved],
      overrides.orders ?? null,
    );
  }, [statsQuery.data, imageShareQuery.data, programs, saved, overrides]);
  const isPending = statsQuery.isPending || (imageShareQuery.isPending && imageShareQuery.fetchStatus !== 'idle');
  const known = useMemo(() => mergeValues(overrides, storeValues), [overrides, storeValues]);
  const typicalValues = useMemo(() => (isPending ? {} : getTypicalValues(known)), [isPending, known]);
  const values = useMemo(() => ({ ...typicalValues, ...known }), [typicalValues, known]);
  return {
    isPending,
    error: statsQuery.error ?? statsQuery.data?.error ?? imageShareQuery.error ?? null,
    isRetrying: statsQuery.isFetching || imageShareQuery.isFetching,
    retry() {
      void statsQuery.refetch();
      if (imageShareQuery.error) void imageShareQuery.refetch();
    },
    used,
    storeValues,
    overrides,
    typicalValues,
    values,
    setOverride(name, value) {
      const { [name]: _, ...rest } = overrides;
      const next = value === null ? rest : { ...rest, [name]: value };
      store(Object.keys(next).length === 0 ? null : next);
    },
    drafted: useMemo(() => computeProgramCost(drafted, values), [drafted, values]),
    saved: useMemo(() => computeProgramCost(saved, values), [saved, values]),
  };
}

const NO_STATS = { basic: null, month: null, sums: null, rewarded: null, orderSample: null };

/** The stored value may come from another version of the app. */
function parseOverrides(stored: Readonly<Record<string, number>> | null): MetricValues {
  const validEntries = metricNames.flatMap((name) => {
    const value = stored?.[name];
    return value !== undefined && value >= getMinValue(name) && value <= getMaxValue(name)
      ? [[name, value] as const]
      : [];
  });
  return Object.fromEntries(validEntries);
}

function mergeValues(overrides: MetricValues, storeValues: Costs['storeValues']): MetricValues {
  const entries = metricNames.flatMap((name) => {
    const value = overrides[name] ?? storeValues[name]?.value;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}
