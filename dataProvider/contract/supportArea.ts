import * as z from 'zod/mini';
import { nonEmptyText } from '../../resources/shapes';
import { contactReceiptShape } from '../methods/contactCalls';
import type { ContractArea } from './call';
import { emptyShape } from './commonShapes';

export const supportArea: ContractArea = {
  title: 'Housekeeping and support',
  schemas: {},
  calls: [
    {
      method: 'POST',
      path: '/admin/housekeeping/ping',
      summary: 'Reports that the console is open. The response is not used.',
      response: emptyShape,
      examples: { response: {} },
    },
    {
      method: 'POST',
      path: '/admin/housekeeping/refresh_widget',
      summary: 'Refreshes the storefront after changes. The response is not used.',
      response: emptyShape,
      examples: { response: {} },
    },
    {
      method: 'POST',
      path: '/admin/contact',
      summary: 'Sends a message to support.',
      hasIdempotencyKey: true,
      body: z.strictObject({ message: nonEmptyText }),
      response: contactReceiptShape,
      examples: { body: { message: 'Hello' }, response: { ticket: '1041', adminEmail: 'owner@shop.example' } },
    },
  ],
};
