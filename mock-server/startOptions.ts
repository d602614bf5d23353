import { parseArgs } from 'node:util';
import type { AppOptions } from './appOptions';
import { isOptionalCall, optionalCallNames } from './optionalCalls';

/** Parsed command line. */
export interface StartOptions {
  port: number;
  host: string;
  app: AppOptions;
}

const sizes = {
  customers: 'customers',
  reviews: 'reviews',
  'pending-reviews': 'pendingReviews',
  questions: 'questions',
  rewards: 'rewards',
} as const;

/** Help of `start.ts --help`. */
export const USAGE_TEXT = `mock server
  --port N          port (MOCK_PORT, else 4000)
  --host NAME       interface (localhost)
  --customers N --reviews N --pending-reviews N --questions N --rewards N
                    rows of the first site
  --seed N          seed of the generated data (1)
  --latency MS      mean delay of every response
  --fail-rate R     share of requests that fail, 0 to 1
  --db FILE         database file; in memory only by default
  --reset           recreates FILE
  --origin URL      allowed CORS origin besides localhost (may be repeated)
  --without NAMES   disabled calls, comma-separated: ${optionalCallNames.join(', ')}
  --controls        enables /__control for tests`;

/**
 * Parses the command line. Returns null for `--help`.
 * @throws Error with a readable message if an argument is invalid
 */
export function parseStartOptions(args: readonly string[], environment: NodeJS.ProcessEnv): StartOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      customers: { type: 'string' },
      reviews: { type: 'string' },
      'pending-reviews': { type: 'string' },
      questions: { type: 'string' },
      rewards: { type: 'string' },
      seed: { type: 'string' },
      latency: { type: 'string' },
      'fail-rate': { type: 'string' },
      db: { type: 'string' },
      reset: { type: 'boolean' },
      controls: { type: 'boolean' },
      origin: { type: 'string', multiple: true },
      without: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) return null;
  const app: AppOptions = {
    seed: toNumber('--seed', values.seed ?? '1', { whole: true, max: 2 ** 31 }),
    latency: toNumber('--latency', values.latency ?? '0', { max: 600_000 }),
    failRate: toNumber('--fail-rate', values['fail-rate'] ?? '0', { max: 1 }),
    db: values.db ?? null,
    reset: values.reset ?? false,
    controls: values.controls ?? false,
    origins: values.origin ?? [],
    without: getNames(values.without ?? ''),
  };
  for (const [argument, name] of Object.entries(sizes)) {
    const text = values[argument as keyof typeof sizes]; // The options above have these keys.
    if (text !== undefined) app[name] = toNumber(`--${argument}`, text, { whole: true, max: 5_000_000 });
  }
  const port = toNumber('--port', values.port ?? environment['MOCK_PORT'] ?? '4000', { whole: true, max: 65_535 });
  return { port, host: values.host ?? 'localhost', app };
}

function getNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  const wrong = names.find((name) => name !== '' && !isOptionalCall(name));
  if (wrong !== undefined) throw new Error(`--without: '${wrong}' is not one of ${optionalCallNames.join(', ')}.`);
  return names.filter(isOptionalCall);
}

function toNumber(name: string, text: string, { whole = false, max }: { whole?: boolean; max: number }): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (!(number >= 0 && number <= max) || (whole && !Number.isInteger(number))) {
    throw new Error(`${name} must be a ${whole ? 'whole ' : ''}number from 0 to ${max}, not '${text}'.`);
  }
  return number;
}
