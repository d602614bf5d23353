import { describe, expect, it } from 'vitest';
import { entities } from '../../../resources';
import { parsePageUrl } from '../../../src/session/parsePageUrl';

describe('parsePageUrl', () => {
  it('finds the statistics of the start page with their period', () => {
    expect(parsePageUrl({ pathname: '/', search: '?period=7d' })).toEqual({ kind: 'figures', period: '7d' });
    expect(parsePageUrl({ pathname: '/', search: '?period=1y' })).toEqual({ kind: 'figures', period: '24h' });
  });

  it.each(entities.map(({ name }) => name))('finds the list of %s with its URL state', (name) => {
    const page = parsePageUrl({ pathname: `/${name}`, search: '?page=2&limit=25' });
    expect(page).toMatchObject({ kind: 'list', entity: { name }, urlState: { page: 2, limit: 25 } });
  });

  it.each(['', '/customers/c1', '/customers/', '/Customers', '/shop/customers', '/settings', '//'])(
    'finds nothing to request in advance for %j',
    (pathname) => {
      expect(parsePageUrl({ pathname, search: '?page=2' })).toEqual({ kind: 'other' });
    },
  );
});
