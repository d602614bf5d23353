import { expect, it } from 'vitest';
import { findInvalidRequests } from '../support/checkExchange';

const request = (method: string, path: string, body: unknown = null) => ({ method, path, body });

it('[DEV-03] requests are compared with the contract by method, path, parameters, and fields', () => {
  const valid = [
    request('GET', '/admin/settings'),
    request('GET', '/admin/stats/series?metrics=orders&from=a&to=b&interval=day'),
    request('PATCH', '/admin/faq/f1', { status: 'approved' }),
    request('DELETE', '/admin/customers/c1/birthdays/b1'),
  ];
  expect(findInvalidRequests(valid)).toEqual([]);
  expect(
    findInvalidRequests([
      request('PUT', '/admin/settings'),
      request('GET', '/admin/faq/f1/more'),
      request('GET', '/admin/settings?all=1'),
      request('PATCH', '/admin/faq/f1', { status: 'approved', note: '' }),
    ]),
  ).toEqual([
    'PUT /admin/settings is not in the contract',
    'GET /admin/faq/f1/more is not in the contract',
    'GET /admin/settings has no parameter all',
    'PATCH /admin/faq/{faqId} request $: expected no note, got object',
  ]);
});
