/** Bringing in what a shop has elsewhere. */
import * as z from 'zod/mini';
import { id, instant, number, text } from '../../resources/shapes';
import { toAppError } from '../errors';
import type { Http } from '../http';
import { isMissingCall } from '../isMissingCall';
import { isObject } from '../isObject';
import { listOf, objectOf } from './answers';

const jobShape = z.object({
  _id: id,
  kind: text,
  /** queued, running, done or failed; another word is shown as it is. */
  status: text,
  rows: number,
  done: number,
  failed: number,
  createdAt: instant,
  errorsUrl: text,
});

/** An import as the provider tells of it. */
export type ImportJob = z.infer<typeof jobShape>;

/** One call of an import. */
export interface ImportBatch {
  /** Path segment after `/admin/data/import/`. */
  path: string;
  data: readonly object[];
  adminNote?: string;
  customerNote?: string;
}

/** Clients of providers that do not tell of imports: none of them is asked twice. */
const tellsNothing = new WeakSet<Http>();

export function importCalls(http: Http) {
  const jobOf = (answer: unknown) => ({
    jobId: isObject(answer) && typeof answer['jobId'] === 'string' ? answer['jobId'] : null,
  });
  return {
    /**
     * Sends rows. The same key is taken once, however often it is sent.
     * @returns the provider's job, where it tells one @throws AppError
     */
    async send({ path, ...body }: ImportBatch, key: string, signal?: AbortSignal): Promise<{ jobId: string | null }> {
      const headers = { 'Idempotency-Key': key };
      const request = { method: 'POST', path: `/admin/data/import/${path}`, body, headers } as const;
      return jobOf(await http({ ...request, ...(signal && { signal }) }));
    },
    /** Asks the provider to bring the customers of the shop's platform. @throws AppError */
    async sendStoreCustomers(key: string): Promise<{ jobId: string | null }> {
      const headers = { 'Idempotency-Key': key };
      return jobOf(await http({ method: 'POST', path: '/admin/data/import/store_customers', headers }));
    },
    /** Imports of this shop, the newest first; null where the provider does not tell. @throws AppError */
    async list(signal?: AbortSignal): Promise<ImportJob[] | null> {
      if (tellsNothing.has(http)) return null;
      try {
        const answer = await http({ method: 'GET', path: '/admin/data/imports', ...(signal && { signal }) });
        return listOf(jobShape, objectOf(answer)['imports'], 'imports');
      } catch (thrown) {
        const error = toAppError(thrown);
        if (!isMissingCall(error)) throw error;
        tellsNothing.add(http);
        return null;
      }
    },
  };
}

export type ImportCalls = ReturnType<typeof importCalls>;
