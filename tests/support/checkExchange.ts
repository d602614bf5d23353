/** Compares what the mock server receives and sends with the published contract. */
import type { ZodMiniType } from 'zod/mini';
import type { ContractCall } from '../../dataProvider/contract/call';
import { getCallName } from '../../dataProvider/contract/call';
import { errorShape } from '../../dataProvider/contract/commonShapes';
import { contractAreas } from '../../dataProvider/contract/contractAreas';
import { inspectShape } from '../../dataProvider/diagnostics/inspect';
import type { LoggedRequest } from '../../mock-server/controls/requestLog';
import type { Exchange } from '../../mock-server/exchanges';
import { loadAllEntities } from '../../resources/loadAllEntities';

const entities = await loadAllEntities();

const countPlaceholders = ({ path }: ContractCall) => path.split('{').length;

const patterns = contractAreas(entities)
  .flatMap(({ calls }) => calls)
  .map((call) => ({ call, pattern: new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
  // `/admin/reviews/attachment/{partId}` before `/admin/reviews/{reviewId}/reply`, and fixed paths before both.
  .sort((a, b) => countPlaceholders(a.call) - countPlaceholders(b.call));

interface Options {
  /** Whether the console sent the request, which then must be in the contract; else only responses are compared. */
  isFromConsole: boolean;
}

/** Returns one line for each difference. */
export function checkExchange(exchange: Exchange, { isFromConsole }: Options): readonly string[] {
  const { method, path, requestBody, accept, status, body } = exchange;
  if (!isApiPath(path)) return [];
  const call = findCall(method, path);
  if (!call && isFromConsole && accept !== 'application/json') return [];
  if (!call) return status >= 400 && !isFromConsole ? [] : [describeUnknown(method, path)];
  if (status >= 400) return describe(call, String(status), errorShape, body);
  return [
    ...(isFromConsole ? checkCall(call, path, requestBody) : []),
    ...describe(call, 'response', call.response, body),
  ];
}

/** Returns one line for each difference of the requests. */
export function findInvalidRequests(requests: readonly Pick<LoggedRequest, 'method' | 'path' | 'body'>[]): string[] {
  const lines = requests.flatMap(({ method, path, body }) => {
    const call = findCall(method, path);
    return call ? checkCall(call, path, body) : [describeUnknown(method, path)];
  });
  return [...new Set(lines)];
}

const isApiPath = (path: string) => /^\/(admin|auth|shops)\//.test(path);

const parsePath = (path: string) => new URL(path, 'http://backend');

function findCall(method: string, path: string): ContractCall | undefined {
  const { pathname } = parsePath(path);
  return patterns.find(({ call, pattern }) => call.method === method && pattern.test(pathname))?.call;
}

const describeUnknown = (method: string, path: string) =>
  `${method} ${parsePath(path).pathname} is not in the contract`;

function checkCall(call: ContractCall, path: string, body: unknown): readonly string[] {
  const parameters = [...parsePath(path).searchParams.keys()].filter((name) => !Object.hasOwn(call.query ?? {}, name));
  return [
    ...parameters.map((name) => `${getCallName(call)} has no parameter ${name}`),
    ...(call.body ? describe(call, 'request', call.body, body) : []),
  ];
}

function describe(call: ContractCall, where: string, shape: ZodMiniType, value: unknown): readonly string[] {
  return inspectShape(shape, value).map(
    ({ path, expected, actual }) => `${getCallName(call)} ${where} ${path}: expected ${expected}, got ${actual}`,
  );
}
