/** Billing of a store. Optional in the API. Missing figures are null, never 0. */
import * as z from 'zod/mini';
import { id, instant, nonEmptyText, number, text } from '../../resources/shapes';
import { AppError, toAppError } from '../errors';
import type { Http } from '../http/http';
import { isMissingCall } from '../http/isMissingCall';
import { isObject } from '../parse/isObject';
import { parseItems, parseItemsBy, parseObject, parseValue } from './parseResponse';

const price = {
  price: number,
  currency: text,
  /** month, year, or another period, shown unchanged. */
  interval: text,
};

export const currentPlanShape = z.object({ name: text, ...price, renewsAt: instant });

/** Plan of the store. */
export type CurrentPlan = z.infer<typeof currentPlanShape>;

const limitShape = z.object({ metric: nonEmptyText, limit: number });

export const planShape = z.object({
  name: nonEmptyText,
  ...price,
  limits: z._default(z.nullable(z.array(limitShape)), null),
});

/** Plan that the store can change to. */
export type Plan = z.infer<typeof planShape>;

export const usageShape = z.object({
  metric: nonEmptyText,
  used: number,
  /** Null for no limit. */
  limit: number,
  /** What the provider stops at the limit, in its words. */
  atLimit: text,
});

/** Use of one metric in the current period. */
export type Usage = z.infer<typeof usageShape>;

export const invoiceShape = z.object({ _id: id, date: instant, total: number, currency: text, url: text });
export type Invoice = z.infer<typeof invoiceShape>;

/** Billing of a store. A part that the response doesn't include is null. */
export interface Billing {
  plan: CurrentPlan | null;
  usage: Usage[] | null;
  plans: Plan[] | null;
  /** Newest first. */
  invoices: Invoice[] | null;
}

/** Clients whose API has no billing. The request is not repeated. */
const clientsWithoutBilling = new WeakSet<Http>();

export function billingCalls(http: Http) {
  return {
    /** Loads plan, usage, plans, and invoices. Returns null if the API has no billing. @throws AppError */
    async load(signal?: AbortSignal): Promise<Billing | null> {
      if (clientsWithoutBilling.has(http)) return null;
      try {
        return parseBilling(await http({ method: 'GET', path: '/admin/billing', ...(signal && { signal }) }));
      } catch (thrown) {
        const error = toAppError(thrown);
        if (!isMissingCall(error)) throw error;
        clientsWithoutBilling.add(http);
        return null;
      }
    },
    /**
     * Asks for another plan. It changes when the merchant confirms it.
     * @returns URL of the provider's confirmation page as sent by the server, unchecked; null if there is none
     * @throws AppError
     */
    async requestPlan(planName: string): Promise<string | null> {
      const response = await http({ method: 'POST', path: '/admin/billing/plan', body: { planName } });
      const { confirmationUrl } = parseObject(response, true);
      return typeof confirmationUrl === 'string' && confirmationUrl !== '' ? confirmationUrl : null;
    },
  };
}

function parseBilling(response: unknown): Billing {
  const { plan, usage, plans, invoices } = parseObject(response);
  // A part that isn't known is null. Without any part, it is the response to something else.
  if ([plan, usage, plans, invoices].every((part) => part === undefined)) {
    throw new AppError({ kind: 'badAnswer', status: 200 });
  }
  const byDate = (a: Invoice, b: Invoice) => (b.date ?? '').localeCompare(a.date ?? '');
  return {
    plan: isObject(plan) ? parseValue(currentPlanShape, plan, 'plan') : null,
    usage: Array.isArray(usage) ? parseItemsBy(({ metric }) => metric, usageShape, usage, 'usage') : null,
    plans: Array.isArray(plans) ? parseItemsBy(({ name }) => name, planShape, plans, 'plans') : null,
    invoices: Array.isArray(invoices) ? parseItems(invoiceShape, invoices, 'invoices').toSorted(byDate) : null,
  };
}

export type BillingCalls = ReturnType<typeof billingCalls>;
