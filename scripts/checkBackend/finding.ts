import { errorShape } from '../../dataProvider/contract/commonShapes.ts';
import { inspectShape, type Misfit } from '../../dataProvider/diagnostics/inspect.ts';
import { type Answer, describeStatus, type SentRequest } from './client.ts';
import { type RuleName, rules as sentences } from './rules.ts';

/** Result of one check of a call. */
export interface Finding {
  /** Method and path, with the query for GraphQL. */
  call: string;
  /** The checked property, such as `paging`. */
  about: string;
  /** Whether a failure makes the backend unusable. */
  isRequired: boolean;
  /** The sentences of docs/contract that it proves; none if it was not made. */
  rules: readonly string[];
  outcome: 'ok' | 'failed' | 'missing' | 'skipped';
  differences: readonly Misfit[];
  /** Why a check was skipped, or which other calls fail in the same way; else ''. */
  note: string;
  /** The request that reproduces a failure. */
  request: SentRequest | null;
}

/** The result of a request: failed if there are differences. */
export function toFinding(
  call: string,
  about: string,
  rules: readonly [RuleName, ...RuleName[]],
  { request }: Answer,
  differences: readonly Misfit[],
  isRequired = true,
): Finding {
  const outcome = differences.length > 0 ? 'failed' : 'ok';
  return {
    call,
    about,
    isRequired,
    rules: rules.map((name) => sentences[name]),
    outcome,
    differences,
    note: '',
    request,
  };
}

/** A check that could not be made, or must not be. */
export function skip(call: string, about: string, note: string): Finding {
  return { call, about, isRequired: false, rules: [], outcome: 'skipped', differences: [], note, request: null };
}

/** A difference unless the value is the expected one. */
export function expectEqual(path: string, expected: unknown, actual: unknown): readonly Misfit[] {
  return Object.is(expected, actual) ? [] : [{ path, expected: toText(expected), actual: toText(actual) }];
}

/** Differences unless the response is an error with one of the statuses, in the shape of the contract. */
export function expectError(answer: Answer, ...statuses: readonly number[]): readonly Misfit[] {
  if (!statuses.includes(answer.status))
    return [{ path: 'status', expected: statuses.join(' or '), actual: describeStatus(answer) }];
  return inspectShape(errorShape, answer.body);
}

const toText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'));
