import type { Handler } from 'json-server';
import { registry } from './appOptions';
import { HttpError } from './httpError';
import { metrics } from './stats/seriesQuery';

/**
 * What an API may not implement: the calls `/admin/<name>`, among them the lists that have a fallback, and metrics of
 * the time series, which are null then.
 */
export const optionalCallNames: readonly string[] = [
  'products',
  'collections',
  'stats/series',
  'sites/email/templates/test',
  'managers',
  'billing',
  'automation/runs',
  'forms',
  'data/imports',
  ...registry.flatMap(({ read }) => (read.from === 'rest' && read.fallback ? [read.path] : [])),
  ...metrics.map((metric) => `stats/series/${metric}`),
];

/** Disabled optional calls of this backend. */
export interface OptionalCalls {
  /** Disables exactly these calls. */
  disable(names: readonly string[]): void;
  /** Restores the initial state. */
  restart(): void;
  /** Responds with 404 to disabled calls. */
  check: Handler;
  /** Whether a metric of the time series is disabled. */
  isMissingMetric(metric: string): boolean;
}

export const isOptionalCall = (name: string): boolean => optionalCallNames.includes(name);

/**
 * @param initialDisabled calls that are disabled at startup
 * @throws Error if there is no such optional call
 */
export function createOptionalCalls(initialDisabled: readonly string[]): OptionalCalls {
  const wrong = initialDisabled.find((name) => !isOptionalCall(name));
  if (wrong !== undefined) throw new Error(`'${wrong}' is not an optional call.`);
  let disabled = initialDisabled;
  return {
    disable: (names) => {
      disabled = names;
    },
    restart: () => {
      disabled = initialDisabled;
    },
    check: (request, _response, next) => {
      if (!disabled.some((name) => `${request.path}/`.startsWith(`/admin/${name}/`))) return next();
      throw new HttpError(404, `There is no ${request.method} ${request.path}.`);
    },
    isMissingMetric: (metric) => disabled.some((name) => name === `stats/series/${metric}`),
  };
}
