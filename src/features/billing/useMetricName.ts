import { useTranslate } from 'ra-core';
import { useCallback } from 'react';

/** Returns the name of a metric. An unknown metric keeps the server's name. */
export function useMetricName(): (metric: string) => string {
  const translate = useTranslate();
  return useCallback((metric) => translate(`billing.metrics.${metric}`, { _: metric }), [translate]);
}
