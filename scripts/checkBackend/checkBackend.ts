/** `npm run check-backend -- --url URL --email E --password P`: reports what a backend gets wrong. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatReport } from './formatReport.ts';
import { runBackendCheck } from './runBackendCheck.ts';

const USAGE_TEXT = `check-backend --url URL --email E --password P
  --site ID      store to check; the first by default
  --origin URL   origin of the console, for CORS (http://localhost:5173)
  --write        also sends writes, on records that it creates and removes;
                 the jobs of its imports stay
  --json FILE    also writes the results to FILE
  --help         shows this`;

const options = {
  url: { type: 'string' },
  email: { type: 'string' },
  password: { type: 'string' },
  site: { type: 'string' },
  origin: { type: 'string', default: 'http://localhost:5173' },
  write: { type: 'boolean', default: false },
  json: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

try {
  const { values } = parseArgs({ options });
  const { url = '', email = '', password = '', site, origin, write, json, help } = values;
  if (help) {
    console.log(USAGE_TEXT);
  } else if (email === '' || password === '') {
    refuse('--email and --password are needed.');
  } else if (!URL.canParse(url)) {
    refuse(url === '' ? '--url is needed.' : `--url is no URL: ${url}`);
  } else {
    const report = await runBackendCheck({ url, email, password, site, origin, hasWrites: write });
    console.log(formatReport(report));
    if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
    const isUsable = report.findings.every(({ outcome, isRequired }) => outcome !== 'failed' || !isRequired);
    process.exitCode = isUsable ? 0 : 1;
  }
} catch (error) {
  // An unknown option, or a file that can't be written.
  refuse(error instanceof Error ? error.message : String(error));
}

function refuse(reason: string): void {
  console.error(`${reason}\n\n${USAGE_TEXT}`);
  process.exitCode = 2;
}
