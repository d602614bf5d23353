import * as z from 'zod/mini';
import { birthdayShape, birthdayTypes } from '../../resources/birthdays';
import { customerStatsShape } from '../../resources/customerStats';
import type { ContractArea } from './call';
import { emptyShape } from './commonShapes';

const CUSTOMER_PATH = '/admin/customers/{customerId}';
const birthdayDraft = z.strictObject({
  event_type: z.enum(birthdayTypes),
  person: z.optional(z.nullable(z.string())),
  date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
});
const birthday = { _id: 'b1', event_type: 'birth', person: 'Ida', date: '2019-05-04' };

/** Calls for one customer, besides those of every entity. */
export const customerArea: ContractArea = {
  title: 'One customer',
  description: 'Figures and birthdays of a customer.',
  schemas: { CustomerStats: customerStatsShape, Birthday: birthdayShape, BirthdayDraft: birthdayDraft },
  calls: [
    {
      method: 'GET',
      path: `${CUSTOMER_PATH}/basic_stats`,
      summary: 'Figures of a customer.',
      description: 'Shown on the page of the customer. A figure that is not known is null.',
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
      summary: 'Birthdays and wedding days.',
      description: '`date` is a calendar date without a time zone.',
      response: z.object({ birthdays: z.array(birthdayShape) }),
      examples: { response: { birthdays: [birthday] } },
    },
    {
      method: 'POST',
      path: `${CUSTOMER_PATH}/birthdays`,
      summary: 'Adds a birthday.',
      description: 'Responds with the new birthday and its id.',
      hasIdempotencyKey: true,
      body: z.strictObject({ birthday: birthdayDraft }),
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
      description: 'Nothing else of the customer changes.',
      response: emptyShape,
      examples: { response: {} },
    },
  ],
};
