import type { App } from 'json-server';
import * as z from 'zod/mini';
import type { Backend } from '../backend';
import { createBilling } from '../fixtures/billing';
import { sites } from '../fixtures/sites';
import { HttpError, validationError } from '../httpError';
import { getRequestSite } from '../requireToken';
import { parseBody } from '../rules/parseBody';

const planRequestShape = z.strictObject({ planName: z.string().check(z.minLength(1)) });

/** Billing. A plan changes on the payment page of the provider, so the request alone changes nothing. */
export function billingRoutes(app: App, { store, now }: Backend): void {
  const getBilling = (siteId: string) => {
    const profile = sites.find(({ _id }) => _id === siteId);
    if (!profile) throw new HttpError(404, 'Your store has no billing.');
    return createBilling(profile, Date.parse(now()));
  };

  app.get('/admin/billing', (request, response) => {
    response.json(getBilling(getRequestSite(request, store).id));
  });

  app.post('/admin/billing/plan', (request, response) => {
    const { plan, plans } = getBilling(getRequestSite(request, store).id);
    const planName = String(parseBody(planRequestShape, request.body)['planName']);
    if (!plans.some(({ name }) => name === planName)) throw validationError({ planName: 'This plan doesn’t exist.' });
    if (plan.name === planName) throw new HttpError(409, 'Your store is already on this plan.');
    response.json({ confirmationUrl: `https://payments.example/confirm?plan=${encodeURIComponent(planName)}` });
  });
}
