import { parseArgs } from 'node:util';
import type { AppOptions } from './appOptions';
import { isOptional, type OptionalCall, optionalNames } from './optionalCalls';

/** What the command line asks for. */
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
export const usage = `fixture backend
  --port N          port (MOCK_PORT, else 4000)
  --host NAME       interface (127.0.0.1)
  --customers N --reviews N --pending-reviews N --questions N --rewards N
                    rows of the first shop
  --seed N          same seed, same shops (1)
  --latency MS      every answer waits
  --fail-rate R     share of calls that fail, 0 to 1
  --db FILE         keeps everything in FILE; without it nothing is kept
  --reset           makes FILE anew
  --origin URL      origin of pages that may call, besides this machine's (may be repeated)
  --without NAMES   leaves out calls, with commas between: ${optionalNames.join(', ')}
  --controls        opens /__control for tests`;

/** @throws Error with a text for people when an argument cannot be understood */
export function startOptions(args: readonly string[], environment: NodeJS.ProcessEnv): StartOptions | null {
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
    seed: numberOf('--seed', values.seed ?? '1', { whole: true, most: 2 ** 31 }),
    latency: numberOf('--latency', values.latency ?? '0', { most: 600_000 }),
    failRate: numberOf('--fail-rate', values['fail-rate'] ?? '0', { most: 1 }),
    db: values.db ?? null,
    reset: values.reset ?? false,
    controls: values.controls ?? false,
    origins: values.origin ?? [],
    without: namesOf(values.without ?? ''),
  };
  for (const [argument, name] of Object.entries(sizes)) {
    const given = values[argument as keyof typeof sizes]; // the keys of `sizes` are written above
    if (given !== undefined) app[name] = numberOf(`--${argument}`, given, { whole: true, most: 5_000_000 });
  }
  const port = numberOf('--port', values.port ?? environment['MOCK_PORT'] ?? '4000', { whole: true, most: 65_535 });
  return { port, host: values.host ?? '127.0.0.1', app };
}

function namesOf(text: string): OptionalCall[] {
  const names = text.split(',').map((name) => name.trim());
  const wrong = names.find((name) => name !== '' && !isOptional(name));
  if (wrong !== undefined) throw new Error(`--without: '${wrong}' is not one of ${optionalNames.join(', ')}.`);
  return names.filter(isOptional);
}

function numberOf(name: string, text: string, { whole = false, most }: { whole?: boolean; most: number }): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (!(number >= 0 && number <= most) || (whole && !Number.isInteger(number))) {
    throw new Error(`${name} must be a ${whole ? 'whole ' : ''}number from 0 to ${most}, not '${text}'.`);
  }
  return number;
}
