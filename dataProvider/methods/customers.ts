/** Calls for one customer, besides updating the record. */
import { type CustomerStats, customerStatsShape } from '../../resources/customerStats';
import type { Http } from '../http/http';
import { parseValue } from './parseResponse';

export function customerCalls(http: Http) {
  const buildPath = (id: string, rest: string) => `/admin/customers/${encodeURIComponent(id)}/${rest}`;
  return {
    /** Statistics of a customer. @throws AppError */
    async stats(id: string, signal?: AbortSignal): Promise<CustomerStats> {
      const response = await http({ method: 'GET', path: buildPath(id, 'basic_stats'), ...(signal && { signal }) });
      return parseValue(customerStatsShape, response, 'customer stats');
    },
  };
}

export type CustomerCalls = ReturnType<typeof customerCalls>;
