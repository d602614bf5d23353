/** Messages to support. */
import * as z from 'zod/mini';
import { text } from '../../resources/shapes';
import type { Http } from '../http/http';
import { parseValue } from './parseResponse';

export const contactReceiptShape = z.object({ ticket: text, adminEmail: text });

/** Confirmation of a support message: its ticket number, and the address that got the copy. */
export type ContactReceipt = z.infer<typeof contactReceiptShape>;

export function contactCalls(http: Http) {
  return {
    /**
     * Sends a message to support.
     * @param key idempotency key, the same for each attempt
     * @throws AppError
     */
    async sendMessage(message: string, key: string): Promise<ContactReceipt> {
      const headers = { 'Idempotency-Key': key };
      const response = await http({ method: 'POST', path: '/admin/contact', body: { message }, headers });
      return parseValue(contactReceiptShape, response, 'contact', true);
    },
  };
}

export type ContactCalls = ReturnType<typeof contactCalls>;
