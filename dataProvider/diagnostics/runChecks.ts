/** Runs checks against a backend, one request at a time, so that their times can be compared. */
import type { KnownValues, Requirement } from '../contract/call';
import { type AppError, toAppError } from '../errors';
import { createHttp, type HttpOptions } from '../http/http';
import { isMissingCall } from '../http/isMissingCall';
import type { HttpRequest } from '../http/request';
import type { Check, CheckResult, Outcome } from './check';

/** The backend that is checked. */
export interface Target extends Pick<HttpOptions, 'apiUrl' | 'token' | 'fetch'> {
  /** Current time in milliseconds; replaced in tests. */
  now?: () => number;
}

interface RunOptions {
  signal?: AbortSignal;
  onResult?: (result: CheckResult) => void;
}

/** Runs checks in their order. Never throws; an abort ends the run after the current check. */
export async function runChecks(
  target: Target,
  checks: readonly Check[],
  { signal, onResult }: RunOptions = {},
): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = [];
  let known: KnownValues = {};
  for (const check of checks) {
    if (signal?.aborted) break;
    const { result, body } = await runCheck(target, check, known, signal);
    if (signal?.aborted) break;
    if (check.learn && body !== undefined) known = { ...known, ...check.learn(body) };
    results.push(result);
    onResult?.(result);
  }
  return results;
}

interface Run {
  result: CheckResult;
  /** Undefined if the call failed. */
  body?: unknown;
}

async function runCheck(target: Target, check: Check, known: KnownValues, signal?: AbortSignal): Promise<Run> {
  const { name, kind } = check;
  const empty = {
    name,
    kind,
    status: null,
    milliseconds: null,
    bytes: null,
    misfits: [],
    errorKind: null,
    message: '',
  };
  const needs = check.needs.find((requirement) => !isFulfilled(requirement, known));
  if (needs) return { result: { ...empty, outcome: 'skipped', needs } };
  const { status, milliseconds, bytes, body, error } = await send(target, {
    ...check.request(known, new Date()),
    ...(signal && { signal }),
  });
  const measured = { ...empty, status, milliseconds, bytes, needs: null };
  if (error) {
    const message = redact(error.message, target.token());
    return { result: { ...measured, outcome: failedOutcome(check, error), errorKind: error.kind, message } };
  }
  const misfits = check.inspect(body);
  return { result: { ...measured, outcome: misfits.length > 0 ? 'misfit' : 'ok', misfits }, body };
}

/** Invitations and recipients are never provided. */
function isFulfilled(requirement: Requirement, known: KnownValues): boolean {
  return requirement !== 'invitation' && requirement !== 'recipient' && known[requirement] !== undefined;
}

function failedOutcome({ kind }: Check, error: AppError): Outcome {
  if (kind === 'optional' && isMissingCall(error)) return 'missing';
  return error.status === 403 ? 'denied' : 'failed';
}

interface Sent {
  status: number | null;
  milliseconds: number;
  bytes: number | null;
  body?: unknown;
  error: AppError | null;
}

/** Sends one request, without retries or a new sign-in. */
async function send({ now = () => performance.now(), ...target }: Target, request: HttpRequest): Promise<Sent> {
  const start = now();
  let status: number | null = null;
  let bytes: number | null = null;
  const http = createHttp({
    ...target,
    canRetry: false,
    async observe(response) {
      status = response.status;
      bytes = (await response.arrayBuffer()).byteLength;
    },
  });
  try {
    const body = await http(request);
    return { status, milliseconds: Math.round(now() - start), bytes, body, error: null };
  } catch (thrown) {
    return { status, milliseconds: Math.round(now() - start), bytes, error: toAppError(thrown) };
  }
}

/** Removes the token, which a server may repeat in its error text. */
function redact(text: string, token: string | null): string {
  return token ? text.replaceAll(token, '***') : text;
}
