/** What is done with one customer, beyond changing the record. */
import { type Birthday, type BirthdayDraft, birthdayShape } from '../../resources/birthdays';
import { type CustomerStats, customerStatsShape } from '../../resources/customerStats';
import type { Voucher } from '../../resources/vouchers';
import type { Http } from '../http';
import { isObject } from '../isObject';
import { listOf, objectOf, partOf } from './answers';

/** Points that a merchant gives, or takes with a negative number. */
export interface PointsDraft {
  customerId: string;
  /** A whole number, not 0. */
  points: number;
  /** For the team; '' is not sent. */
  adminNote: string;
  /** For the customer; '' is not sent. */
  customerNote: string;
}

export function customerCalls(http: Http) {
  const at = (id: string, rest: string) => `/admin/customers/${encodeURIComponent(id)}/${rest}`;
  /** The same intent sent twice is done once. */
  const once = (key: string) => ({ headers: { 'Idempotency-Key': key } });
  return {
    /** Figures of a customer. @throws AppError */
    async stats(id: string, signal?: AbortSignal): Promise<CustomerStats> {
      const answer = await http({ method: 'GET', path: at(id, 'basic_stats'), ...(signal && { signal }) });
      return partOf(customerStatsShape, answer, 'customer stats');
    },
    /** Birthdays and events. @throws AppError */
    async birthdays(id: string, signal?: AbortSignal): Promise<Birthday[]> {
      const answer = await http({ method: 'GET', path: at(id, 'birthdays'), ...(signal && { signal }) });
      return listOf(birthdayShape, objectOf(answer)['birthdays'], 'birthdays');
    },
    /** @throws AppError */
    async addBirthday(id: string, birthday: BirthdayDraft): Promise<Birthday> {
      const answer = await http({ method: 'POST', path: at(id, 'birthdays'), body: { birthday } });
      return partOf(birthdayShape, objectOf(answer, true)['birthday'], 'birthday', true);
    },
    /** @throws AppError */
    async deleteBirthday(id: string, birthdayId: string): Promise<void> {
      await http({ method: 'DELETE', path: at(id, `birthdays/${encodeURIComponent(birthdayId)}`) });
    },
    /**
     * @param key of this intent: the same in every try
     * @returns the balance after it, where the provider tells it @throws AppError
     */
    async addPoints({ adminNote, customerNote, ...draft }: PointsDraft, key: string): Promise<number | null> {
      const notes = { ...(adminNote && { adminNote }), ...(customerNote && { customerNote }) };
      const body = { ...draft, ...notes };
      const answer = await http({ method: 'POST', path: '/admin/loyalty/add_points', body, ...once(key) });
      const customer = isObject(answer) ? answer['customer'] : null;
      return isObject(customer) && typeof customer['totalPoints'] === 'number' ? customer['totalPoints'] : null;
    },
    /**
     * @param key of this intent: the same in every try
     * @returns the code of the voucher, where the provider tells it @throws AppError
     */
    async addVoucher(customerId: string, voucher: Voucher, key: string): Promise<string | null> {
      const body = { customerId, ...voucher };
      const answer = await http({ method: 'POST', path: '/admin/loyalty/add_coupon', body, ...once(key) });
      const reward = isObject(answer) ? answer['reward'] : null;
      return isObject(reward) && typeof reward['coupon_code'] === 'string' ? reward['coupon_code'] || null : null;
    },
  };
}

export type CustomerCalls = ReturnType<typeof customerCalls>;
