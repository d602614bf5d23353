/** `npm run check-backend`: finds nothing in the mock server, and each deliberate defect once. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createApp } from '../../../mock-server/createApp';
import { type ListeningServer, listen } from '../../../mock-server/listen';
import { formatReport } from '../../../scripts/checkBackend/formatReport';
import { rules } from '../../../scripts/checkBackend/rules';
import {
  type BackendCheckOptions,
  type BackendCheckReport,
  runBackendCheck,
} from '../../../scripts/checkBackend/runBackendCheck';
import { contractFolder } from '../../../scripts/contract/contractFiles';
import { anyFreePort } from '../../../scripts/run/ports';
import { callWith } from '../../mock-server/support/backend';
import { readDefects, writeDefects } from './defects';
import { type Fault, startFaultyProxy } from './faultyProxy';

const options = {
  email: 'merchant@demo.example',
  password: 'demo-demo',
  origin: 'http://localhost:5173',
  hasWrites: true,
};
let backend: ListeningServer;
beforeAll(async () => {
  backend = await listen(createApp({ customers: 60, reviews: 60, rewards: 80, questions: 40 }), 0);
});
afterAll(() => backend.close());

async function checkThrough(faults: readonly Fault[], changes: Partial<BackendCheckOptions> = {}) {
  const proxy = await startFaultyProxy(backend.url, faults);
  try {
    return await runBackendCheck({ ...options, url: proxy.url, ...changes });
  } finally {
    proxy.close();
  }
}
const failuresOf = ({ findings }: BackendCheckReport) => findings.filter(({ outcome }) => outcome === 'failed');
const nameOf = ({ call, about }: { call: string; about: string }) => `${call}: ${about}`;

/** A check sends some 220 requests, one after the other. */
const CHECK_TIMEOUT_MS = 90_000;

/** Runs the command. */
async function runCommand(...args: string[]) {
  const child = execFile(process.execPath, ['--import', 'tsx', 'scripts/checkBackend/checkBackend.ts', ...args]);
  let output = '';
  child.stdout?.on('data', (text: string) => {
    output += text;
  });
  child.stderr?.on('data', (text: string) => {
    output += text;
  });
  const [exitCode] = await once(child, 'close');
  return { exitCode: Number(exitCode), output };
}
/** Numbers of records in the store. */
async function countRows(): Promise<unknown> {
  const login = await callWith(backend.url, null)('POST', '/auth/email', {
    email: options.email,
    password: options.password,
  });
  const session = await callWith(backend.url, login.body.access_token)('GET', '/auth/sites');
  const call = callWith(backend.url, session.body.sites[0].access_token);
  const lists = ['customers', 'reviews', 'faqs', 'rewards'].map((list) => `${list}(limit: 1) { total }`);
  const widgets = await call('GET', '/admin/widgets');
  const templates = await call('GET', '/admin/sites/email/templates/en');
  const rows = await call('POST', '/admin/graphql', { query: `{ ${lists.join(' ')} }` });
  return [rows.body.data, widgets.body, templates.body];
}

/** The texts of the published contract, with single spaces. */
function readContractTexts(): string {
  const texts = ['README.md', 'openapi.yaml', 'schema.graphql'].map((name) => {
    const text = readFileSync(new URL(name, contractFolder), 'utf8');
    return name === 'openapi.yaml' ? JSON.stringify(parse(text)) : text;
  });
  return texts.join('\n').replace(/\s+/g, ' ');
}

const account = ['--email', options.email, '--password', options.password];

it('[DEV-04] finds nothing in the mock server, and leaves nothing behind', {
  timeout: CHECK_TIMEOUT_MS,
}, async () => {
  const before = await countRows();
  const folder = mkdtempSync(join(tmpdir(), 'check-backend-'));
  const file = join(folder, 'results.json');
  const { exitCode, output } = await runCommand('--url', backend.url, ...account, '--write', '--json', file);
  const report: BackendCheckReport = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  expect(failuresOf(report)).toEqual([]);
  expect(report.leftovers).toEqual([]);
  const proven = new Set(report.findings.flatMap((finding) => finding.rules));
  expect(report.findings.filter(({ outcome, rules: own }) => outcome !== 'skipped' && own.length === 0)).toEqual([]);
  expect([...proven].sort()).toEqual(Object.values(rules).sort());
  expect(report.findings.filter(({ outcome }) => outcome === 'ok').length).toBeGreaterThan(200);
  const skipped = report.findings.filter(({ outcome }) => outcome === 'skipped');
  expect(skipped.map(({ call, note }) => `${call} (${note})`)).toEqual([
    'GET /auth/setup_manager_account (needs invitation)',
    'POST /admin/sites/email/templates/test (needs recipient)',
    'DELETE /admin/reviews/attachment/{partId} (needs an uploaded image, which no call removes)',
    'POST /admin/data/import/store_customers (imports customers of the platform, which cannot be told from others)',
    'POST /admin/contact (sends a message to support)',
  ]);
  for (const { note } of skipped) expect(output).toContain(`(${note})`);
  expect(output).toContain("0 don't");
  expect(await countRows()).toEqual(before);
  expect(exitCode).toBe(0);
});

it('[DEV-04] expects nothing that the published contract does not say', () => {
  const texts = readContractTexts();
  expect(
    Object.values(rules).filter(
      (sentence) => !texts.includes(sentence.replaceAll('"', '\\"')) && !texts.includes(sentence),
    ),
  ).toEqual([]);
});

it('explains its options, and a wrong one in one line', async () => {
  const help = await runCommand('--help');
  expect(help).toMatchObject({ exitCode: 0, output: expect.stringMatching(/^check-backend --url URL/) });
  const wrong = await runCommand('--urll', backend.url);
  expect(wrong.exitCode).toBe(2);
  expect(wrong.output).toMatch(/^Unknown option '--urll'/);
  expect(`${help.output}${wrong.output}`).not.toMatch(/^\s+at /m);
});

it(
  '[DEV-04] reports a CORS header that all responses lack once',
  async () => {
    const withoutOrigin: Fault = {
      applies: () => true,
      after: ({ headers }) => {
        delete headers['access-control-allow-origin'];
      },
    };
    const report = await checkThrough([withoutOrigin], { hasWrites: false });
    expect(failuresOf(report).map(nameOf)).toEqual(['GET /auth/sites: CORS']);
    expect(failuresOf(report)[0]?.note).toMatch(/^also for \d\d other checks$/);
    expect(formatReport(report).match(/Access-Control-Allow-Origin: expected/g)).toHaveLength(1);
  },
  CHECK_TIMEOUT_MS,
);

it.each([
  ['POST /auth/email: sign-in', 'access_token', 'eyJhbGciOi…', 'character 11 is not printable ASCII'],
  ['GET /auth/sites: stores', 'sites.*.access_token', `x${'y'.repeat(4096)}`, 'it has 4097 characters'],
])('[DEV-04] says that a token can’t be sent: %s', async (name, path, token, reason) => {
  const unsendable: Fault = {
    applies: ({ path: requested }) => requested === name.split(/[ :]/)[1],
    after: ({ body }) => {
      if (body.access_token) body.access_token = token;
      for (const site of body.sites ?? []) site.access_token = token;
    },
  };
  const report = await checkThrough([unsendable]);
  const differences = [{ path, expected: 'a token that a header can carry', actual: `one that it can’t: ${reason}` }];
  expect(failuresOf(report).map((finding) => [nameOf(finding), finding.differences])).toEqual([[name, differences]]);
});

it('says why there was no response, and what to do', async () => {
  const { output } = await runCommand('--url', `http://localhost:${await anyFreePort()}`, ...account);
  expect(output).toContain(
    'access_token: expected a token, got no response (the connection was refused: start the backend',
  );
  expect(output).not.toContain('status 0');
});

it('exits with 1 for a defect of a required call and with 2 for a wrong command line', async () => {
  const refused = await runCommand('--url', backend.url, '--email', options.email, '--password', 'wrong');
  expect(refused.output).toContain('✗ POST /auth/email');
  expect(refused.output).toContain('"password":"$PASSWORD"');
  expect(refused.exitCode).toBe(1);
  const incomplete = await runCommand(...account);
  expect(incomplete).toMatchObject({ exitCode: 2, output: expect.stringContaining('--url URL') });
});

describe.each([
  ['reads', readDefects],
  ['writes', writeDefects],
] as const)('defects of %s', (kind, defects) => {
  let report: BackendCheckReport;
  beforeAll(async () => {
    report = await checkThrough(defects, { hasWrites: kind === 'writes' });
  }, CHECK_TIMEOUT_MS);

  it.each(defects)('[DEV-04] reports $name', ({ call, about, paths }) => {
    const finding = failuresOf(report).find((item) => item.call === call && item.about === about);
    expect(finding?.differences.map(({ path }) => path)).toEqual(paths);
    expect(finding?.isRequired).toBe(call !== 'GET /admin/products');
  });

  it('[DEV-04] reports nothing else', () => {
    expect(failuresOf(report).map(nameOf).sort()).toEqual(defects.map(nameOf).sort());
  });

  it('prints each difference with a command that reproduces it, without the token and the password', async () => {
    const text = formatReport(report);
    for (const { differences } of failuresOf(report)) {
      const { path, expected, actual } = differences.at(-1) ?? {};
      expect(text).toContain(`    ${path}: expected ${expected}, got ${actual}\n    curl -i `);
    }
    expect(text.includes('Could not be removed: /admin/loyalty/programs/')).toBe(kind === 'writes');
    const all = JSON.stringify(report);
    expect(all).not.toContain(options.password);
    expect(all).not.toMatch(/Bearer (?!\$TOKEN)/);
  });
});

it.each([
  [{ password: 'wrong' }, 'POST /auth/email: sign-in'],
  [{ site: 'none' }, 'GET /auth/sites: stores'],
  [{ url: 'http://localhost:1' }, 'POST /auth/email: sign-in'],
])('ends with one finding if it cannot open the store: %o', async (changes, name) => {
  expect(failuresOf(await checkThrough([], changes)).map(nameOf)).toEqual([name]);
});
