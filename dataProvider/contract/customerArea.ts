import * as z from 'zod/mini';
import { birthdayShape, birthdayTypes } from '../../resources/birthdays';
import { customerStatsShape } from '../../resources/customerStats';
import type { ContractArea } from './call';
import { emptyShape } from './commonShapes';

const CUSTOMER_PATH = '/admin/customers/{customerId}';
const birthday = { _id: 'b1', event_type: 'birth', person: 'Ida', date: '2019-05-04' };

/** Calls for one customer, besides those of every entity. */
export const customerArea: ContractArea = {
  title: 'One customer',
  schemas: { CustomerStats: customerStatsShape, Birthday: birthdayShape },
  calls: [
    {
      method: 'GET',
      path: `${CUSTOMER_PATH}/basic_stats`,
      summary: 'Figures of a customer.',
      response: customerStatsShape,
      examples: {
        response: {
          orders: { count: 3 },
          loyalty: [{ programId: 'p1', tier: null }],
          pointsBalance: 120,
          pointsEarned: 420,
          pointsSpent: 300,
          reviews: { count: 2 },
          faq: { count: 0 },
        },
      },
    },
    {
      method: 'GET',
      path: `${CUSTOMER_PATH}/birthdays`,
      summary: 'Birthdays and wedding days. `date` is a calendar date without a time zone.',
      response: z.object({ birthdays: z.array(birthdayShape) }),
      examples: { response: { birthdays: [birthday] } },
    },
    {
      method: 'POST',
      path: `${CUSTOMER_PATH}/birthdays`,
      summary: 'Adds a birthday.',
      hasIdempotencyKey: true,
      body: z.strictObject({
        birthday: z.strictObject({
          event_type: z.enum(birthdayTypes),
          person: z.optional(z.nullable(z.string())),
          date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
        }),
      }),
      response: z.object({ birthday: birthdayShape }),
      examples: {
        body: { birthday: { event_type: 'birth', person: 'Ida', date: '2019-05-04' } },
        response: { birthday },
      },
    },
    {
      method: 'DELETE',
      path: `${CUSTOMER_PATH}/birthdays/{birthdayId}`,
      summary: 'Removes a birthday.',
      response: emptyShape,
      examples: { response: {} },
    },
  ],
};
