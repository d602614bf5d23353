import type { KnownValues, Requirement } from '../contract/call';
import type { HttpRequest } from '../http/request';
import type { Misfit } from './inspect';

/** One call of the contract. */
export interface Check {
  /** Method and path with placeholders, such as `GET /admin/customers/{customerId}/basic_stats`; unique. */
  name: string;
  /** An `optional` call may be missing. A `write` is only sent on demand. */
  kind: 'read' | 'optional' | 'write';
  needs: readonly Requirement[];
  request: (known: KnownValues, now: Date) => HttpRequest;
  /** Returns each part of the response that does not fit its schema. */
  inspect: (body: unknown) => readonly Misfit[];
  /** Values of the response that later requests use. */
  learn?: (body: unknown) => KnownValues;
}

/**
 * - `ok`: the call succeeded and its response fits.
 * - `misfit`: it succeeded, but parts of the response do not fit.
 * - `missing`: an optional call that the backend does not have.
 * - `denied`: status 403.
 * - `failed`: any other failure.
 * - `skipped`: not sent, because what it needs is unknown.
 */
export type Outcome = 'ok' | 'misfit' | 'missing' | 'denied' | 'failed' | 'skipped';

/** Result of one check. It contains no values of records and no token. */
export interface CheckResult {
  name: string;
  kind: Check['kind'];
  outcome: Outcome;
  /** Null if there was no response. */
  status: number | null;
  /** From the request to the end of the response. */
  milliseconds: number | null;
  /** Size of the response body, uncompressed. */
  bytes: number | null;
  misfits: readonly Misfit[];
  /** Kind of the failure; null if there was none. */
  errorKind: string | null;
  /** Text of the server; '' if there is none. */
  message: string;
  /** For a skipped check: the first value that is unknown. */
  needs: Requirement | null;
}
