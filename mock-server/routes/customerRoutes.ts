import { randomBytes } from 'node:crypto';
import type { App, Request } from 'json-server';
import * as z from 'zod/mini';
import type { Row } from '../../resources/entity';
import type { Backend } from '../backend';
import { notFoundError } from '../httpError';
import { postOnce } from '../idempotency';
import { getRequestSite } from '../requireToken';
import { parseBody } from '../rules/parseBody';
import { sumPoints } from '../stats/sumPoints';
import type { Site } from '../store/site';
import { isOneOf } from '../store/table';

/** Date without time zone. */
const day = z
  .string()
  .check(z.refine((value) => /^\d{4}-\d\d-\d\d$/.test(value) && isDay(value), 'Must be a day, YYYY-MM-DD.'));

const birthday = z.strictObject({
  birthday: z.strictObject({
    event_type: z.enum(['birth', 'marriage']),
    person: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
    date: day,
  }),
});

/** Statistics, birthdays, and events of a customer. */
export function customerRoutes(app: App, backend: Backend): void {
  const { store } = backend;
  app.get('/admin/customers/:id/basic_stats', (request, response) => {
    const site = getRequestSite(request, store);
    const customer = customerRow(site, request);
    const rewards = site.table('rewards');
    const { pointsEarned, pointsSpent } = sumPoints(rewards.matching(isOneOf('customer._id', [customer._id])));
    const program = customer['loyaltyProgramId'] ?? site.documents.programs[0]?._id ?? null;
    response.json({
      orders: { count: customer['totalOrders'] },
      loyalty: program === null || program === '-1' ? [] : [{ programId: program }],
      pointsBalance: customer['totalPoints'],
      pointsEarned,
      pointsSpent,
      reviews: { count: customer['totalReviews'] },
      faq: { count: customer['totalFaq'] },
    });
  });

  app.get('/admin/customers/:id/birthdays', (request, response) => {
    const site = getRequestSite(request, store);
    response.json({ birthdays: getBirthdays(site, customerRow(site, request)) });
  });

  postOnce(app, backend, '/admin/customers/:id/birthdays', (site, request) => {
    const customer = customerRow(site, request);
    const { birthday: given } = birthday.parse(parseBody(birthday, request.body));
    const added = { _id: randomBytes(12).toString('hex'), ...given };
    const birthdays = { ...site.documents.birthdays, [customer._id]: [...getBirthdays(site, customer), added] };
    return { changes: [{ site: site.id, documents: { birthdays } }], body: { birthday: added } };
  });

  app.delete('/admin/customers/:id/birthdays/:birthdayId', (request, response) => {
    const site = getRequestSite(request, store);
    const customer = customerRow(site, request);
    const birthdays = getBirthdays(site, customer);
    const remaining = birthdays.filter(({ _id }) => _id !== request.params['birthdayId']);
    if (remaining.length === birthdays.length) throw notFoundError('birthday');
    store.commit([
      { site: site.id, documents: { birthdays: { ...site.documents.birthdays, [customer._id]: remaining } } },
    ]);
    response.json({});
  });
}

const getBirthdays = (site: Site, { _id }: Row) => site.documents.birthdays[_id] ?? [];

function customerRow(site: Site, request: Request): Row {
  const customer = site.table('customers').get(request.params['id'] ?? '');
  if (!customer) throw notFoundError('customer');
  return customer;
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
