/** Calls for one customer, besides updating the record. */
import { type CustomerStats, customerStatsShape } from '../../resources/customerStats';
import type { Http } from '../http/http';
import { isObject } from '../parse/isObject';
import { parseValue } from './parseResponse';

/** Points adjustment by the merchant. Negative numbers deduct points. */
export interface PointsDraft {
  customerId: string;
  /** Non-zero integer. */
  points: number;
  /** Internal note; '' is not sent. */
  adminNote: string;
  /** Note for the customer; '' is not sent. */
  customerNote: string;
}

export function customerCalls(http: Http) {
  const buildPath = (id: string, rest: string) => `/admin/customers/${encodeURIComponent(id)}/${rest}`;
  /** Requests with the same key are executed once. */
  const withIdempotencyKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });
  return {
    /** Statistics of a customer. @throws AppError */
    async stats(id: string, signal?: AbortSignal): Promise<CustomerStats> {
      const response = await http({ method: 'GET', path: buildPath(id, 'basic_stats'), ...(signal && { signal }) });
      return parseValue(customerStatsShape, response, 'customer stats');
    },
    /**
     * @param key idempotency key, the same for each attempt
     * @returns the new balance, or null if the response does not include it
     * @throws AppError
     */
    async addPoints({ adminNote, customerNote, ...draft }: PointsDraft, key: string): Promise<number | null> {
      const notes = { ...(adminNote && { adminNote }), ...(customerNote && { customerNote }) };
      const body = { ...draft, ...notes };
      const response = await http({
        method: 'POST',
        path: '/admin/loyalty/add_points',
        body,
        ...withIdempotencyKey(key),
      });
      const customer = isObject(response) ? response['customer'] : null;
      return isObject(customer) && typeof customer['totalPoints'] === 'number' ? customer['totalPoints'] : null;
    },
  };
}

export type CustomerCalls = ReturnType<typeof customerCalls>;
