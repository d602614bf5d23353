import type { Finding } from './finding.ts';
import { formatCurl } from './formatCurl.ts';
import type { BackendCheckReport } from './runBackendCheck.ts';

const marks = { ok: '✓', failed: '✗', missing: '–', skipped: '·' } as const;

/** The report as text: a line for each check, and for a failed one its differences and the request. */
export function formatReport({ url, site, findings, leftovers }: BackendCheckReport): string {
  const width = Math.max(...findings.map(({ call }) => call.length));
  const count = (outcome: Finding['outcome']) => findings.filter((finding) => finding.outcome === outcome).length;
  return [
    `${url}, store ${site ?? 'none'}`,
    '',
    ...findings.flatMap((finding) => formatFinding(finding, width)),
    '',
    ...leftovers.map((path) => `Could not be removed: ${path}`),
    `${count('ok')} fit, ${count('failed')} don't, ${count('missing')} optional calls are not available, ${count('skipped')} were not sent`,
  ].join('\n');
}

function formatFinding(finding: Finding, width: number): readonly string[] {
  const { call, about, isRequired, rules, outcome, differences, note, request } = finding;
  const remark = outcome === 'missing' ? 'not available' : note;
  const optional = outcome === 'failed' && !isRequired ? 'optional' : remark;
  const isFailed = outcome === 'failed';
  return [
    `${marks[outcome]} ${call.padEnd(width)}  ${about}${optional === '' ? '' : ` (${optional})`}`,
    ...(isFailed ? rules.map((sentence) => `    docs/contract: ${sentence}`) : []),
    ...differences.map(({ path, expected, actual }) => `    ${path}: expected ${expected}, got ${actual}`),
    ...(isFailed && request ? [`    ${formatCurl(request)}`] : []),
  ];
}
