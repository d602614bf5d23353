import { randomUUID } from 'node:crypto';
import { type ContractCall, getCallName } from '../../../../dataProvider/contract/call.ts';
import { inspectShape, type Misfit } from '../../../../dataProvider/diagnostics/inspect.ts';
import { missingStatuses } from '../../../../dataProvider/http/isMissingCall.ts';
import { type Answer, describeStatus } from '../../client.ts';
import { expectError, type Finding, toFinding } from '../../finding.ts';
import type { RuleName } from '../../rules.ts';
import type { ProbeContext } from '../probe.ts';

/** Marks texts of the created records. */
export const MARK = 'Created by check-backend';
/** An id that no record has. */
const UNKNOWN_ID = '000000000000000000000000';

/** Requests that a backend must refuse, by the rule that says so. */
const refusals = {
  unknownId: { about: 'unknown id', statuses: [404] },
  refusedValue: { about: 'refused value', statuses: [422, 400] },
} as const;

interface Request {
  /** Values of the placeholders. */
  ids?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Name of the check in the report. Default: 'write'. */
  about?: string;
  key?: string;
}

/** Compares the response beyond its shape, by a rule. */
interface Expectation {
  rule: RuleName;
  expect: (body: unknown) => readonly Misfit[];
}

type Step = Request & (Expectation | { [Name in keyof Expectation]?: never });

/** Sends the calls of the contract by name and collects what they get. */
export function createRecorder({ send, calls }: ProbeContext) {
  const findings: Finding[] = [];
  const created = new Map<string, () => Promise<Answer>>();

  const request = (call: ContractCall, { ids = {}, query, body, key = randomUUID() }: Request) =>
    send({
      method: call.method,
      path: call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? UNKNOWN_ID)),
      ...(query && { query }),
      ...(body !== undefined && { body }),
      ...(call.hasIdempotencyKey && { headers: { 'Idempotency-Key': key } }),
    });
  const find = (name: string) => {
    const call = calls.find((item) => getCallName(item) === name);
    if (!call) throw new Error(`There is no call ${name}.`);
    return call;
  };

  return {
    findings,
    created,
    /** Sends a call that must succeed. Returns its response, or null if it failed. */
    async write(name: string, step: Step = {}): Promise<unknown> {
      const call = find(name);
      const answer = await request(call, step);
      const { status } = answer;
      const about = step.about ?? 'write';
      const rules = ['success', 'requiredValues', ...(step.rule ? [step.rule] : [])] as const;
      if (call.isOptional && missingStatuses.includes(status)) {
        findings.push({ ...toFinding(name, about, rules, answer, [], false), outcome: 'missing' });
        return null;
      }
      const isDone = status >= 200 && status < 300;
      const shape = isDone && answer.body !== undefined ? inspectShape(call.response, answer.body) : [];
      const differences = isDone
        ? [...shape, ...(step.expect?.(answer.body) ?? [])]
        : [{ path: 'status', expected: '200', actual: describeStatus(answer) }];
      findings.push(toFinding(name, about, rules, answer, differences, !call.isOptional));
      return isDone ? (answer.body ?? {}) : null;
    },
    /** Sends a call that must be refused. */
    async refuse(name: string, rule: keyof typeof refusals, step: Request): Promise<void> {
      const { about, statuses } = refusals[rule];
      const call = find(name);
      const answer = await request(call, step);
      findings.push(
        toFinding(name, about, [rule, 'errorBody'], answer, expectError(answer, ...statuses), !call.isOptional),
      );
    },
    /** Remembers a record until it is removed. */
    track(name: string, ids: Readonly<Record<string, string>>) {
      const call = find(name);
      created.set(
        call.path.replace(/\{(\w+)\}/g, (_, key: string) => ids[key] ?? ''),
        () => request(call, { ids }),
      );
    },
    /** Removes a tracked record. */
    async remove(name: string, ids: Readonly<Record<string, string>>): Promise<void> {
      const path = find(name).path.replace(/\{(\w+)\}/g, (_, key: string) => ids[key] ?? '');
      if ((await this.write(name, { ids })) !== null) created.delete(path);
    },
  };
}

export type Recorder = ReturnType<typeof createRecorder>;
