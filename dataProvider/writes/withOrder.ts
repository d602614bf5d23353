import { AppError } from '../errors';
import type { FindRules, Writes } from './writes';

interface Job {
  /** Resource and id of the record. */
  record: string;
  /** Sorted names of the fields that a plain update sends; null for other writes, which are never replaced. */
  fields: string | null;
  /** The request as JSON, to find a write that equals the last one; null if none can. */
  content: string | null;
  /** Fields that the write changes. */
  touches: readonly string[];
  isStarted: boolean;
  result: Promise<unknown>;
  cancel: () => void;
}

/**
 * Sends the writes of one record, or of those that share a queue, one after the other, in their order. A write that
 * equals the last one joins it, so that a double click is sent once. A waiting update is replaced by a later one of the same fields, so that the last value
 * wins; it then fails with `canceled`, and the later one reports the outcome.
 */
export function withOrder(writes: Writes, findRules: FindRules): Writes {
  const queues = new Map<string, Job[]>();

  function enqueue<Response>(
    key: string,
    { record, fields, content, touches }: Pick<Job, 'record' | 'fields' | 'content' | 'touches'>,
    send: (touched: ReadonlySet<string>) => Promise<Response>,
  ): Promise<Response> {
    const jobs = queues.get(key) ?? [];
    queues.set(key, jobs);
    const last = jobs.at(-1)?.record === record ? jobs.at(-1) : undefined;
    // Equal content has the same method, and so the same response.
    if (last && content !== null && last.content === content) return last.result as Promise<Response>;
    if (last && !last.isStarted && fields !== null && last.fields === fields) {
      jobs.pop();
      last.cancel();
    }
    const touched = new Set(jobs.flatMap((job) => (job.record === record ? job.touches : [])));
    const before = jobs.at(-1)?.result;
    const { promise, resolve, reject } = withResolvers<Response>();
    const job: Job = {
      record,
      fields,
      content,
      touches,
      isStarted: false,
      result: promise,
      cancel: () => reject(new AppError({ kind: 'canceled' })),
    };
    jobs.push(job);
    const start = () => {
      if (!jobs.includes(job)) return;
      job.isStarted = true;
      send(touched)
        .then(resolve, reject)
        .finally(() => {
          jobs.splice(jobs.indexOf(job), 1);
          if (jobs.length === 0 && queues.get(key) === jobs) queues.delete(key);
        });
    };
    if (before) void before.then(start, start);
    else start();
    return promise;
  }

  const toRecord = (name: string, id: unknown) => ({ record: `${name}/${String(id)}` });
  const toKey = (name: string, id: unknown, data = {}) =>
    findRules(name).getQueue?.(data, String(id)) ?? `${name}/${String(id)}`;
  return {
    update(name, params) {
      const { id, data, meta } = params;
      const touches = Object.keys(data).sort();
      // What an edit sends depends on the record as it is then.
      const job = {
        ...toRecord(name, id),
        touches,
        ...(meta?.edit
          ? { fields: null, content: null }
          : { fields: touches.join(), content: JSON.stringify(['update', data]) }),
      };
      return enqueue(toKey(name, id, data), job, (touched) => writes.update(name, params, { touched }));
    },
    delete(name, params) {
      const job = { ...toRecord(name, params.id), fields: null, content: 'delete', touches: [] };
      return enqueue(toKey(name, params.id), job, () => writes.delete(name, params));
    },
    removePart(name, params) {
      const { id, field, itemId } = params;
      const content = JSON.stringify(['part', field, itemId]);
      const job = { ...toRecord(name, id), fields: null, content, touches: [field] };
      return enqueue(toKey(name, id), job, () => writes.removePart(name, params));
    },
    reorder(name, params) {
      const { id, field, itemId, toIndex } = params;
      const content = JSON.stringify(['move', field, itemId, toIndex]);
      const job = { ...toRecord(name, id), fields: null, content, touches: [field] };
      return enqueue(toKey(name, id), job, () => writes.reorder(name, params));
    },
    create(name, params) {
      const { data, meta } = params;
      const content = JSON.stringify(['create', name, data, meta?.idempotencyKey]);
      const job = { record: '', fields: null, content, touches: [] };
      return enqueue(findRules(name).getQueue?.(data) ?? content, job, () => writes.create(name, params));
    },
  };
}

function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
