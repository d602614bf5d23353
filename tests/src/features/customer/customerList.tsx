/** Renders the customer list, to test actions on one or several customers. */
import { createDataProvider } from '../../../../dataProvider';
import type { HttpRequest } from '../../../../dataProvider/http/http';
import { EntityList } from '../../../../src/engine/list/EntityList';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import type { CurrentSite } from '../../../../src/engine/shop/currentSite';
import { createRecordingHttp } from '../../../support/createRecordingHttp';
import { getEntity } from '../../../support/records';
import { renderConsole } from '../../../support/renderConsole';
import { findRow } from '../../../support/rows';

export const customers = getEntity('customers');

interface CustomerListOptions {
  /** Rows of the list. The first must be `c1`. */
  rows: readonly ConsoleRecord[];
  /** Path whose writes are recorded. */
  writes: string;
  /** Responds to a write. */
  respond: (request: HttpRequest) => unknown;
  /** Current balance on the server. */
  balance: () => number;
  /** Responds to other reads; undefined falls back to the default. */
  read?: (request: HttpRequest) => unknown;
  site?: Partial<CurrentSite>;
}

/** Renders the list and waits for its first row. */
export async function openCustomerList({ rows, writes: path, respond, balance, read, site }: CustomerListOptions) {
  const { http } = createRecordingHttp({ customers: [...rows] });
  const writes: HttpRequest[] = [];
  const provider = createDataProvider(async (request) => {
    if (request.path === path) {
      writes.push(request);
      return respond(request);
    }
    const response = read?.(request);
    if (response !== undefined) return response;
    const isOne = JSON.stringify(request.body ?? '').includes('customerById');
    return isOne ? { data: { one: { ...rows[0], totalPoints: balance() } } } : http(request);
  });
  const view = renderConsole({
    dataProvider: provider,
    at: '/customers',
    currentSite: site ?? {},
    routes: [{ path: 'customers', element: <EntityList entity={customers} /> }],
  });
  await findRow('c1');
  return { ...view, writes };
}
