/**
 * The figures of reliability that a full run prints. Tests count the cases that they try (`countCases` in tests/support,
 * and annotations of end-to-end tests); a failing test breaks each figure that it counts for.
 */
import { type Runner, readReport } from './readReport.ts';

interface Figure {
  /** The defect that no case may have. */
  text: string;
  /** Unit of the count. */
  cases: string;
  /** Number of cases that a full run tries at least. */
  goal: number;
}

export const figures = {
  lostText: { text: 'typed text lost', cases: 'writes with a fault', goal: 500 },
  falseSuccess: { text: 'success claimed without a confirmation', cases: 'writes with a fault', goal: 500 },
  silentFailure: { text: 'failure without a message and a way on', cases: 'writes with a fault', goal: 500 },
  wrongStore: { text: 'token of another store or user', cases: 'steps in three tabs', goal: 10_000 },
  duplicate: { text: 'write sent twice', cases: 'bursts of presses', goal: 1_000 },
  divergence: { text: 'page different from the server in the end', cases: 'orders of responses', goal: 20_000 },
  bulkCount: { text: 'wrong count or name after a bulk action', cases: 'partial failures', goal: 100 },
  brokenResponse: { text: 'blank page or technical text', cases: 'broken responses', goal: 5_000 },
  hostileText: { text: 'script run or foreign host asked', cases: 'hostile texts on screens', goal: 500 },
  redirect: { text: 'address outside the console followed', cases: 'addresses', goal: 200_000 },
  policy: { text: 'violation of the content security policy', cases: 'end-to-end tests', goal: 200 },
  csv: { text: 'cell changed by export and import', cases: 'lines', goal: 200_000 },
  signIn: { text: 'second sign-in dialog', cases: 'requests refused at once', goal: 12 },
  accessibility: { text: 'violation of accessibility rules', cases: 'states of pages', goal: 100 },
  contrast: { text: 'unreadable theme colors not flagged', cases: 'themes', goal: 10_000 },
  language: { text: 'wrong plural, amount or date', cases: 'languages and currencies', goal: 180 },
  start: { text: 'start without a page or a way on', cases: 'failed requests of the start', goal: 4 },
  leak: { text: 'growth of heap, listeners or file addresses', cases: 'navigations', goal: 200 },
  kill: { text: 'acknowledged write lost by the mock server', cases: 'kills during writes', goal: 100 },
} as const satisfies Record<string, Figure>;

export type FigureId = keyof typeof figures;

/** Cases of one test. */
export interface FigureCount {
  figure: string;
  count: number;
  hasFailed: boolean;
}

interface VitestReport {
  testResults: { assertionResults: { status: string; meta?: { figures?: Record<string, number> } }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { ok: boolean; tests: { annotations: { type: string; description?: string }[] }[] }[];
}

/** Type of the annotations of end-to-end tests, whose description is a figure and a count. */
export const FIGURE_ANNOTATION = 'figure';

export const readVitestFigures = ({ testResults }: VitestReport): FigureCount[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ status, meta }) =>
      Object.entries(meta?.figures ?? {}).map(([figure, count]) => ({ figure, count, hasFailed: status !== 'passed' })),
    ),
  );

export function readPlaywrightFigures({ suites = [], specs = [] }: PlaywrightSuite): FigureCount[] {
  const own = specs.flatMap(({ ok, tests }) =>
    tests.flatMap(({ annotations }) =>
      annotations
        .filter(({ type }) => type === FIGURE_ANNOTATION)
        .map(({ description = '' }) => {
          const [figure = '', count = ''] = description.split(' ');
          return { figure, count: Number(count), hasFailed: !ok };
        }),
    ),
  );
  return [...own, ...suites.flatMap(readPlaywrightFigures)];
}

/** One line per figure: ✓ if enough cases were tried and no test failed. */
export function formatFigures(counts: readonly FigureCount[]): string[] {
  return Object.entries<Figure>(figures).map(([id, { text, cases, goal }], index) => {
    const own = counts.filter(({ figure }) => figure === id);
    const total = own.reduce((sum, { count }) => sum + count, 0);
    const failed = own.filter(({ hasFailed }) => hasFailed).length;
    const mark = failed === 0 && total >= goal ? '✓' : '✗';
    const result = failed === 0 ? `0 × ${text}` : `${failed} failed tests: ${text}`;
    return `${mark} ${index + 1}. ${result} in ${total.toLocaleString('en')} ${cases} (goal ${goal.toLocaleString('en')})`;
  });
}

/** Reads the counts of a report. */
export const readFigures = (file: string, runner: Runner): FigureCount[] =>
  readReport(file, runner, { vitest: readVitestFigures, playwright: readPlaywrightFigures });
