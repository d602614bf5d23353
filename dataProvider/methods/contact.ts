import * as z from 'zod/mini';
import { text } from '../../resources/shapes';
import type { Http } from '../http';
import { partOf } from './answers';

const receiptShape = z.object({ ticket: text, adminEmail: text });

/** What the merchant is told after a message: its ticket number, and where the copy went. */
export type ContactReceipt = z.infer<typeof receiptShape>;

export function contactMethods(http: Http) {
  return {
    /** Sends a message to support. @throws AppError */
    async sendContactMessage(message: string): Promise<ContactReceipt> {
      const answer = await http({ method: 'POST', path: '/admin/contact', body: { message } });
      return partOf(receiptShape, answer, 'contact', true);
    },
  };
}
