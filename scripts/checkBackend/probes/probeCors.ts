import type { ContractCall } from '../../../dataProvider/contract/call.ts';
import { getCallName } from '../../../dataProvider/contract/call.ts';
import type { Misfit } from '../../../dataProvider/diagnostics/inspect.ts';
import type { Answer } from '../client.ts';
import { type Finding, toFinding } from '../finding.ts';
import type { Probe } from './probe.ts';

/** Methods that browsers allow without the header. */
const safelisted = ['GET', 'POST', 'HEAD'];
const REQUEST_HEADERS = ['authorization', 'content-type', 'idempotency-key'];

/** Response headers for pages of the console's origin: of a success, an error, and the preflight of each required call. */
export const probeCors: Probe = async ({ send, calls, origin }) => {
  const headers = { Origin: origin };
  const success = await send({ method: 'GET', path: '/auth/sites', headers });
  const error = await send({ method: 'GET', path: '/auth/sites', headers, token: null });
  const headersOfReads: readonly Finding[] = [
    toFinding('GET /auth/sites', 'CORS', success, [...expectOrigin(success, origin), ...expectExposed(success)]),
    toFinding('GET /auth/sites', 'CORS of an error', error, expectOrigin(error, origin)),
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
          'Access-Control-Request-Headers': REQUEST_HEADERS.join(','),
        },
        token: null,
      });
      return toFinding(getCallName(call), 'preflight', answer, expectPreflight(answer, call, origin));
    });
  return [...headersOfReads, ...(await Promise.all(preflights))];
};

function expectPreflight(answer: Answer, { method, hasIdempotencyKey }: ContractCall, origin: string): Misfit[] {
  if (answer.status < 200 || answer.status > 299) {
    return [{ path: 'status', expected: '204', actual: String(answer.status) }];
  }
  const needed = REQUEST_HEADERS.filter((name) => name !== 'idempotency-key' || hasIdempotencyKey);
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
