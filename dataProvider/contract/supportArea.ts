import * as z from 'zod/mini';
import { nonEmptyText } from '../../resources/shapes';
import { contactReceiptShape } from '../methods/contactCalls';
import type { ContractArea } from './call';
import { emptyShape } from './commonShapes';

export const supportArea: ContractArea = {
  title: 'Housekeeping and support',
  description: 'Signals of the console, and messages to support.',
  schemas: {},
  calls: [
    {
      method: 'POST',
      path: '/admin/housekeeping/ping',
      summary: 'Reports that the console is open.',
      description: 'The response is not used.',
      response: emptyShape,
      examples: { response: {} },
    },
    {
      method: 'POST',
      path: '/admin/housekeeping/refresh_widget',
      summary: 'Refreshes the storefront after changes.',
      description: 'Sent after changes that shoppers see. The response is not used.',
      response: emptyShape,
      examples: { response: {} },
    },
    {
      method: 'POST',
      path: '/admin/contact',
      summary: 'Sends a message to support.',
      description: 'Responds with the number of the ticket, and the address that gets a copy.',
      hasIdempotencyKey: true,
      body: z.strictObject({ message: nonEmptyText }),
      response: contactReceiptShape,
      examples: { body: { message: 'Hello' }, response: { ticket: '1041', adminEmail: 'owner@shop.example' } },
    },
  ],
};
