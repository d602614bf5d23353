import { randomBytes } from 'node:crypto';
import type { App, Request, Response } from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import { answeredBefore, idempotencyKeyOf, rememberAnswer } from '../idempotency';
import { type ImportedRows, importCustomers, importPoints, importReviews } from '../imports/importRows';
import { importShapes } from '../imports/importShapes';
import { Problem } from '../problem';
import { siteOf } from '../requireToken';
import { readBody } from '../rules/fieldTexts';
import type { Change } from '../store/change';
import type { Site } from '../store/site';

/** Rows of one call. */
const mostRows = 1000;
/** Customers that the shop's platform brings along. */
const storeCustomers = 25;

const note = z.optional(z.string().check(z.maxLength(2000)));

/** Imports: each call is done at once and is one job; the same Idempotency-Key twice is done once. */
export function importRoutes(app: App, { store, now }: Backend): void {
  /** One import call from its body to its job. */
  const take =
    <Shape extends z.ZodMiniType<object>>(
      kind: string,
      rowShape: Shape,
      apply: (site: Site, rows: z.infer<Shape>[], now: string) => ImportedRows,
      extra: Record<string, z.ZodMiniType> = {},
    ) =>
    (request: Request, response: Response) => {
      const site = siteOf(request, store);
      const key = idempotencyKeyOf(request);
      const before = answeredBefore(site, key);
      if (before) return response.json(before);
      const body = readBody(z.strictObject({ data: z.array(z.unknown()), ...extra }), request.body);
      const rows = readRows(rowShape, Array.isArray(body['data']) ? body['data'] : []);
      const answer = finish(site, kind, rows.length, apply(site, rows, now()), key);
      response.json(answer);
    };

  function finish(site: Site, kind: string, count: number, made: ImportedRows, key: string | null) {
    const job = { _id: randomBytes(8).toString('hex'), kind, rows: count, failed: 0, createdAt: now() };
    const answer = { jobId: job._id };
    const puts: Change[] = [
      ...[...made.customers.values()].map((put) => ({ site: site.id, table: 'customers', put })),
      ...made.others.map(({ table, put }) => ({ site: site.id, table, put })),
    ];
    store.commit([
      ...puts,
      { site: site.id, documents: { imports: [...site.documents.imports, job] } },
      ...rememberAnswer(site, key, answer),
    ]);
    return answer;
  }

  app.post(
    '/admin/data/import/points',
    take('points', importShapes.points, importPoints, { adminNote: note, customerNote: note }),
  );
  app.post('/admin/data/import/customers', take('customers', importShapes.customers, importCustomers));
  app.post('/admin/data/import/reviews', take('reviews', importShapes.reviews, importReviews));

  app.post('/admin/data/import/store_customers', (request, response) => {
    const site = siteOf(request, store);
    const key = idempotencyKeyOf(request);
    const before = answeredBefore(site, key);
    if (before) return response.json(before);
    const rows = Array.from({ length: storeCustomers }, (_, n) => ({
      emailAddress: `store.customer.${n}@${site.id.slice(0, 8)}.example`,
      name: `Store customer ${n + 1}`,
    }));
    response.json(finish(site, 'store_customers', rows.length, importCustomers(site, rows, now()), key));
  });

  app.get('/admin/data/imports', (request, response) => {
    const imports = siteOf(request, store).documents.imports.map((job) => ({
      ...job,
      status: 'done',
      done: job.rows - job.failed,
      errorsUrl: null,
    }));
    response.json({ imports: imports.reverse() });
  });
}

/** @throws Problem 422 naming the first row that does not fit, 413 for too many */
function readRows<Shape extends z.ZodMiniType<object>>(shape: Shape, raw: readonly unknown[]): z.infer<Shape>[] {
  if (raw.length === 0) throw new Problem(422, 'There are no rows.', { data: 'Must not be empty.' });
  if (raw.length > mostRows) throw new Problem(413, `At most ${mostRows} rows a call.`);
  return raw.map((row, place) => {
    const result = shape.safeParse(row);
    if (result.success) return result.data;
    const [fault] = result.error.issues;
    const field = fault?.path.map(String).join('.') || 'row';
    throw new Problem(422, `Row ${place + 1}: ${field} is not accepted.`, { data: `Row ${place + 1}: ${field}` });
  });
}
