import type { HttpRequest } from '../../dataProvider/http';

/** What every session asks for at its start, as the data provider sends it. */
export const startRequests = {
  sites: { method: 'GET', path: '/auth/sites' },
  settings: { method: 'GET', path: '/admin/settings' },
  widgets: { method: 'GET', path: '/admin/widgets' },
} as const satisfies Record<string, HttpRequest>;
