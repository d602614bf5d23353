/** The list of customers, for what is given to one or several of them. */
import { createDataProvider } from '../../../../dataProvider';
import type { HttpRequest } from '../../../../dataProvider/http';
import { EntityList } from '../../../../src/engine/EntityList';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import type { Shop } from '../../../../src/engine/shop';
import { recordedHttp } from '../../../support/recordedHttp';
import { entityNamed } from '../../../support/records';
import { renderConsole } from '../../../support/renderConsole';
import { rowThere } from '../../../support/rows';

export const customers = entityNamed('customers');

interface CustomerListOptions {
  /** Rows of the list; the first is `c1`, which is waited for. */
  rows: readonly ConsoleRecord[];
  /** Path of the writes that are recorded. */
  writes: string;
  /** Answers a write. */
  answer: (request: HttpRequest) => unknown;
  /** Points of the single customer, as the server has them now. */
  balance: () => number;
  /** Answers anything else that is not in the list; undefined: it knows nothing of it. */
  read?: (request: HttpRequest) => unknown;
  shop?: Partial<Shop>;
}

/** Opens the list, and waits until its first row is there. */
export async function openCustomerList({ rows, writes: path, answer, balance, read, shop }: CustomerListOptions) {
  const { http } = recordedHttp({ customers: [...rows] });
  const writes: HttpRequest[] = [];
  const provider = createDataProvider(async (request) => {
    if (request.path === path) {
      writes.push(request);
      return answer(request);
    }
    const told = read?.(request);
    if (told !== undefined) return told;
    const isOne = JSON.stringify(request.body ?? '').includes('customerById');
    return isOne ? { data: { one: { ...rows[0], totalPoints: balance() } } } : http(request);
  });
  const view = renderConsole({
    dataProvider: provider,
    at: '/customers',
    shop: shop ?? {},
    routes: [{ path: 'customers', element: <EntityList entity={customers} /> }],
  });
  await rowThere('c1');
  return { ...view, writes };
}
