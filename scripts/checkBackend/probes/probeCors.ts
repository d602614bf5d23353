import type { ContractCall } from '../../../dataProvider/contract/call.ts';
import { getCallName } from '../../../dataProvider/contract/call.ts';
import type { Misfit } from '../../../dataProvider/diagnostics/inspect.ts';
import { allowedHeaders as documentedHeaders } from '../../contract/corsHeaders.ts';
import { type Answer, describeStatus } from '../client.ts';
import { type Finding, toFinding } from '../finding.ts';
import type { Probe } from './probe.ts';

/** Methods that browsers allow without the header. */
const safelisted = ['GET', 'POST', 'HEAD'];
const requestHeaders = documentedHeaders.map((name) => name.toLowerCase());

/** Response headers for pages of the console's origin: of a success, an error, and the preflight of each required call. */
export const probeCors: Probe = async ({ send, calls, origin }) => {
  const headers = { Origin: origin };
  const success = await send({ method: 'GET', path: '/auth/sites', headers });
  const error = await send({ method: 'GET', path: '/auth/sites', headers, token: null });
  const headersOfReads: readonly Finding[] = [
    toFinding('GET /auth/sites', 'CORS', ['corsOfAll'], success, [
      ...expectOrigin(success, origin),
      ...expectExposed(success),
    ]),
    toFinding('GET /auth/sites', 'CORS of an error', ['corsOfAll'], error, expectOrigin(error, origin)),
  ];
  const preflights = calls
    .filter(({ isOptional }) => !isOptional)
    .map(async (call) => {
      const answer = await send({
        method: 'OPTIONS',
        path: call.path.replace(/\{\w+\}/g, '1'),
        headers: {
          ...headers,
          'Access-Control-Request-Method': call.method,
          'Access-Control-Request-Headers': requestHeaders.join(','),
        },
        token: null,
      });
      return toFinding(getCallName(call), 'preflight', ['preflight'], answer, expectPreflight(answer, call, origin));
    });
  return reportOnce([...headersOfReads, ...(await Promise.all(preflights))]);
};

/** Servers set these headers in one place, so a difference of several calls is reported for the first of them. */
function reportOnce(findings: readonly Finding[]): readonly Finding[] {
  const first = new Map<string, Finding>();
  const others = new Map<Finding, number>();
  return findings
    .map((finding): Finding => {
      if (finding.outcome !== 'failed') return finding;
      const known = new Set<Finding>();
      const differences = finding.differences.filter((difference) => {
        const earlier = first.get(JSON.stringify(difference));
        if (earlier) known.add(earlier);
        return !earlier;
      });
      const reported = { ...finding, differences };
      for (const difference of differences) first.set(JSON.stringify(difference), reported);
      for (const earlier of known) others.set(earlier, (others.get(earlier) ?? 0) + 1);
      return reported;
    })
    .filter(({ outcome, differences }) => outcome !== 'failed' || differences.length > 0)
    .map((finding) => {
      const count = others.get(finding);
      return count === undefined ? finding : { ...finding, note: `also for ${count} other checks` };
    });
}

function expectPreflight(answer: Answer, { method, hasIdempotencyKey }: ContractCall, origin: string): Misfit[] {
  if (answer.status < 200 || answer.status > 299) {
    return [{ path: 'status', expected: '204', actual: describeStatus(answer) }];
  }
  const needed = requestHeaders.filter((name) => name !== 'idempotency-key' || hasIdempotencyKey);
  const allowedHeaders = getList(answer, 'Access-Control-Allow-Headers');
  const allowedMethods = getList(answer, 'Access-Control-Allow-Methods');
  // `*` does not include Authorization.
  const missing = needed.filter(
    (name) => !allowedHeaders.includes(name) && (name === 'authorization' || !allowedHeaders.includes('*')),
  );
  const isAllowed =
    safelisted.includes(method) || allowedMethods.includes('*') || allowedMethods.includes(method.toLowerCase());
  return [
    ...expectOrigin(answer, origin),
    ...missing.map((name) => toMisfit('Access-Control-Allow-Headers', name, allowedHeaders.join(', '))),
    ...(isAllowed ? [] : [toMisfit('Access-Control-Allow-Methods', method, allowedMethods.join(', '))]),
  ];
}

function expectOrigin({ headers }: Answer, origin: string): Misfit[] {
  const allowed = headers.get('Access-Control-Allow-Origin') ?? '';
  return allowed === origin || allowed === '*' ? [] : [toMisfit('Access-Control-Allow-Origin', origin, allowed)];
}

function expectExposed(answer: Answer): Misfit[] {
  const exposed = getList(answer, 'Access-Control-Expose-Headers');
  const isExposed = exposed.includes('retry-after') || exposed.includes('*');
  return isExposed ? [] : [toMisfit('Access-Control-Expose-Headers', 'Retry-After', exposed.join(', '))];
}

const toMisfit = (header: string, expected: string, actual: string): Misfit => ({
  path: `headers.${header}`,
  expected,
  actual: actual || 'nothing',
});

function getList({ headers }: Answer, name: string): readonly string[] {
  return (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
