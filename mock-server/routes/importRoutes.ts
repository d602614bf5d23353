import { randomBytes } from 'node:crypto';
import type { App } from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import { HttpError } from '../httpError';
import { postOnce } from '../idempotency';
import { type ImportedRows, importCustomers, importPoints, importReviews } from '../imports/importRows';
import { importShapes } from '../imports/importShapes';
import { getRequestSite } from '../requireToken';
import { parseBody } from '../rules/parseBody';
import type { Change } from '../store/change';
import type { Site } from '../store/site';

/** Maximum rows of one request. */
const MAX_IMPORT_ROWS = 1000;
const STORE_CUSTOMER_COUNT = 25;

const note = z.optional(z.string().check(z.maxLength(2000)));

/** Imports. Each request is one job and done immediately. Requests with the same Idempotency-Key are executed once. */
export function importRoutes(app: App, backend: Backend): void {
  const { store, now } = backend;
  function addImport<Shape extends z.ZodMiniType<object>>(
    kind: string,
    rowShape: Shape,
    apply: (site: Site, rows: z.infer<Shape>[], now: string) => ImportedRows,
    extra: Record<string, z.ZodMiniType> = {},
  ): void {
    postOnce(app, backend, `/admin/data/import/${kind}`, (site, request) => {
      const body = parseBody(z.strictObject({ data: z.array(z.unknown()), ...extra }), request.body);
      const rows = readRows(rowShape, Array.isArray(body['data']) ? body['data'] : []);
      return toJob(site, kind, rows.length, apply(site, rows, now()));
    });
  }

  function toJob(site: Site, kind: string, count: number, imported: ImportedRows) {
    const job = { _id: randomBytes(8).toString('hex'), kind, rows: count, failed: 0, createdAt: now() };
    const changes: Change[] = [
      ...[...imported.customers.values()].map((put) => ({ site: site.id, table: 'customers', put })),
      ...imported.otherRows.map(({ table, put }) => ({ site: site.id, table, put })),
      { site: site.id, documents: { imports: [...site.documents.imports, job] } },
    ];
    return { changes, body: { jobId: job._id } };
  }

  addImport('points', importShapes.points, importPoints, { adminNote: note, customerNote: note });
  addImport('customers', importShapes.customers, importCustomers);
  addImport('reviews', importShapes.reviews, importReviews);
  postOnce(app, backend, '/admin/data/import/store_customers', (site) => {
    const rows = Array.from({ length: STORE_CUSTOMER_COUNT }, (_, n) => ({
      emailAddress: `store.customer.${n}@${site.id.slice(0, 8)}.example`,
      name: `Store customer ${n + 1}`,
    }));
    return toJob(site, 'store_customers', rows.length, importCustomers(site, rows, now()));
  });

  app.get('/admin/data/imports', (request, response) => {
    const imports = getRequestSite(request, store).documents.imports.map((job) => ({
      ...job,
      status: 'done',
      done: job.rows - job.failed,
      errorsUrl: null,
    }));
    response.json({ imports: imports.reverse() });
  });
}

/** @throws HttpError 422 with the first invalid row, 413 for too many rows */
function readRows<Shape extends z.ZodMiniType<object>>(shape: Shape, raw: readonly unknown[]): z.infer<Shape>[] {
  if (raw.length === 0) throw new HttpError(422, 'There are no rows.', { data: 'Must not be empty.' });
  if (raw.length > MAX_IMPORT_ROWS) throw new HttpError(413, `At most ${MAX_IMPORT_ROWS} rows a call.`);
  return raw.map((row, index) => {
    const result = shape.safeParse(row);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    const field = issue?.path.map(String).join('.') || 'row';
    throw new HttpError(422, `Row ${index + 1}: ${field} is not accepted.`, { data: `Row ${index + 1}: ${field}` });
  });
}
