import { randomUUID } from 'node:crypto';
import { type ContractCall, getCallName } from '../../../../dataProvider/contract/call.ts';
import { inspectShape, type Misfit } from '../../../../dataProvider/diagnostics/inspect.ts';
import { missingStatuses } from '../../../../dataProvider/http/isMissingCall.ts';
import type { Answer } from '../../client.ts';
import { expectEqual, expectError, type Finding, toFinding } from '../../finding.ts';
import type { ProbeContext } from '../probe.ts';

/** Marks texts of the created records. */
export const MARK = 'Created by check-backend';
/** An id that no record has. */
const UNKNOWN_ID = '000000000000000000000000';

interface Step {
  /** Values of the placeholders. */
  ids?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Name of the check in the report. Default: 'write'. */
  about?: string;
  /** Compares the response beyond its shape. */
  expect?: (body: unknown) => readonly Misfit[];
  key?: string;
}

/** Sends the calls of the contract by name and collects what they get. */
export function createRecorder({ send, calls }: ProbeContext) {
  const findings: Finding[] = [];
  const created = new Map<string, () => Promise<Answer>>();

  const request = (call: ContractCall, { ids = {}, query, body, key = randomUUID() }: Step) =>
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
      if (call.isOptional && missingStatuses.includes(status)) {
        findings.push({ ...toFinding(name, step.about ?? 'write', answer, [], false), outcome: 'missing' });
        return null;
      }
      const isDone = status >= 200 && status < 300;
      const shape = isDone && answer.body !== undefined ? inspectShape(call.response, answer.body) : [];
      const differences = isDone
        ? [...shape, ...(step.expect?.(answer.body) ?? [])]
        : expectEqual('status', 200, status);
      findings.push(toFinding(name, step.about ?? 'write', answer, differences, !call.isOptional));
      return isDone ? (answer.body ?? {}) : null;
    },
    /** Sends a call that must be refused with one of the statuses. */
    async refuse(name: string, about: string, step: Step, ...statuses: readonly number[]): Promise<void> {
      const call = find(name);
      const answer = await request(call, step);
      findings.push(toFinding(name, about, answer, expectError(answer, ...statuses), !call.isOptional));
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
