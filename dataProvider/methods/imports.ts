/** Imports of data from other systems. */
import * as z from 'zod/mini';
import { id, instant, number, text } from '../../resources/shapes';
import { toAppError } from '../errors';
import type { Http } from '../http/http';
import { isMissingCall } from '../http/isMissingCall';
import { isObject } from '../parse/isObject';
import { parseItems, parseObject } from './parseResponse';

export const jobShape = z.object({
  _id: id,
  kind: text,
  /** queued, running, done, or failed. Other values are shown unchanged. */
  status: text,
  rows: number,
  done: number,
  failed: number,
  createdAt: instant,
  errorsUrl: text,
});

/** Import job as reported by the API. */
export type ImportJob = z.infer<typeof jobShape>;

/** Rows of one import request. */
export interface ImportBatch {
  /** Path segment after `/admin/data/import/`. */
  path: string;
  data: readonly object[];
  adminNote?: string;
  customerNote?: string;
}

/** Clients whose API does not list imports. The request is not repeated. */
const clientsWithoutImportJobs = new WeakSet<Http>();

export function importCalls(http: Http) {
  const parseJobId = (response: unknown) => ({
    jobId: isObject(response) && typeof response['jobId'] === 'string' ? response['jobId'] : null,
  });
  return {
    /**
     * Sends rows. Requests with the same key are executed once.
     * @returns the id of the import job, or null if the response does not include it
     * @throws AppError
     */
    async send({ path, ...body }: ImportBatch, key: string, signal?: AbortSignal): Promise<{ jobId: string | null }> {
      const headers = { 'Idempotency-Key': key };
      const request = { method: 'POST', path: `/admin/data/import/${path}`, body, headers } as const;
      return parseJobId(await http({ ...request, ...(signal && { signal }) }));
    },
    /** Starts an import of the customers of the store's platform. @throws AppError */
    async sendStoreCustomers(key: string): Promise<{ jobId: string | null }> {
      const headers = { 'Idempotency-Key': key };
      return parseJobId(await http({ method: 'POST', path: '/admin/data/import/store_customers', headers }));
    },
    /** Imports of this site, newest first. Returns null if the API does not list them. @throws AppError */
    async list(signal?: AbortSignal): Promise<ImportJob[] | null> {
      if (clientsWithoutImportJobs.has(http)) return null;
      try {
        const response = await http({ method: 'GET', path: '/admin/data/imports', ...(signal && { signal }) });
        return parseItems(jobShape, parseObject(response)['imports'], 'imports');
      } catch (thrown) {
        const error = toAppError(thrown);
        if (!isMissingCall(error)) throw error;
        clientsWithoutImportJobs.add(http);
        return null;
      }
    },
  };
}

export type ImportCalls = ReturnType<typeof importCalls>;
