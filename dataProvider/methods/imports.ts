/** Imports of data from other systems. */
import type { Http } from '../http/http';
import { isObject } from '../parse/isObject';

/** Rows of one import request. */
export interface ImportBatch {
  /** Path segment after `/admin/data/import/`. */
  path: string;
  data: readonly object[];
  adminNote?: string;
  customerNote?: string;
}

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
  };
}

export type ImportCalls = ReturnType<typeof importCalls>;
