import { errorShape } from '../../dataProvider/contract/commonShapes.ts';
import { inspectShape, type Misfit } from '../../dataProvider/diagnostics/inspect.ts';
import type { Answer, SentRequest } from './client.ts';

/** Result of one check of a call. */
export interface Finding {
  /** Method and path, with the query for GraphQL. */
  call: string;
  /** The checked property, such as `paging`. */
  about: string;
  /** Whether a failure makes the backend unusable. */
  isRequired: boolean;
  outcome: 'ok' | 'failed' | 'missing' | 'skipped';
  differences: readonly Misfit[];
  /** Why a check was skipped; '' if it was not. */
  note: string;
  /** The request that reproduces a failure. */
  request: SentRequest | null;
}

/** The result of a request: failed if there are differences. */
export function toFinding(
  call: string,
  about: string,
  { request }: Answer,
  differences: readonly Misfit[],
  isRequired = true,
): Finding {
  const outcome = differences.length > 0 ? 'failed' : 'ok';
  return { call, about, isRequired, outcome, differences, note: '', request };
}

/** A check that could not be made, or must not be. */
export function skip(call: string, about: string, note: string): Finding {
  return { call, about, isRequired: false, outcome: 'skipped', differences: [], note, request: null };
}

/** A difference unless the value is the expected one. */
export function expectEqual(path: string, expected: unknown, actual: unknown): readonly Misfit[] {
  return Object.is(expected, actual) ? [] : [{ path, expected: toText(expected), actual: toText(actual) }];
}

/** Differences unless the response is an error with one of the statuses, in the shape of the contract. */
export function expectError({ status, body }: Answer, ...statuses: readonly number[]): readonly Misfit[] {
  if (!statuses.includes(status)) return [{ path: 'status', expected: statuses.join(' or '), actual: String(status) }];
  return inspectShape(errorShape, body);
}

const toText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'));
