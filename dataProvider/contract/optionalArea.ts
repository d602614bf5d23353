import * as z from 'zod/mini';
import { submissionShape } from '../../resources/forms/submission';
import { managerShape } from '../../resources/managers';
import { collectionShape, productShape } from '../../resources/products';
import { nonEmptyText } from '../../resources/shapes';
import { currentPlanShape, invoiceShape, planShape, usageShape } from '../methods/billing';
import { automationRunShape } from '../methods/fetchAutomationRuns';
import type { ContractArea } from './call';
import { emptyShape, pageOf, pageQuery, searchQuery } from './commonShapes';

const orNull = (shape: z.ZodMiniType) => z.optional(z.nullable(shape));
const billingShape = z.object({
  plan: orNull(currentPlanShape),
  usage: orNull(z.array(usageShape)),
  plans: orNull(z.array(planShape)),
  invoices: orNull(z.array(invoiceShape)),
});

const managerDraft = z.strictObject({ email: nonEmptyText, name: z.optional(z.string()) });

const MANAGERS_PATH = '/admin/managers';
const at = '2026-01-31T08:00:00.000Z';
const manager = { _id: 'm1', name: 'Ada Larsen', email: 'ada@shop.example', status: 'active', lastSeenAt: at };
const firstPage = () => [{ limit: 10, offset: 0 }];

/** Calls that a backend may leave out with the pages or pickers that use them. */
export const optionalArea: ContractArea = {
  title: 'Catalog, sales, billing, team, forms, and automations',
  description: 'Calls that a backend may leave out with the pages or pickers that use them.',
  schemas: {
    Product: productShape,
    Collection: collectionShape,
    Billing: billingShape,
    CurrentPlan: currentPlanShape,
    Plan: planShape,
    Usage: usageShape,
    Invoice: invoiceShape,
    Manager: managerShape,
    ManagerDraft: managerDraft,
    Submission: submissionShape,
    AutomationRun: automationRunShape,
  },
  calls: [
    {
      method: 'GET',
      path: '/admin/products',
      summary: 'Products by name.',
      description: 'For pickers. Without it, the products of reviews and questions are offered.',
      isOptional: true,
      query: searchQuery,
      response: pageOf(productShape),
      examples: {
        response: {
          total: 1,
          items: [{ productId: 'x1', name: 'Bowl', slug: 'bowl', imageUrl: null, price: 24.9 }],
        },
      },
      diagnostics: { queries: firstPage },
    },
    {
      method: 'GET',
      path: '/admin/collections',
      summary: 'Collections by name.',
      description: 'For pickers.',
      isOptional: true,
      query: searchQuery,
      response: pageOf(collectionShape),
      examples: { response: { total: 1, items: [{ collectionId: 'l1', name: 'Tableware' }] } },
      diagnostics: { queries: firstPage },
    },
    {
      method: 'GET',
      path: '/admin/billing',
      summary: 'Plan, usage, plans, and invoices.',
      description: 'A part that is not known is null, and left out of the page.',
      isOptional: true,
      response: billingShape,
      examples: {
        response: {
          plan: { name: 'Growth', price: 49, currency: 'EUR', interval: 'month', renewsAt: at },
          usage: [{ metric: 'orders', used: 310, limit: 500, atLimit: null }],
          plans: [{ name: 'Growth', price: 49, currency: 'EUR', interval: 'month', limits: [] }],
          invoices: [{ _id: 'i1', date: at, total: 49, currency: 'EUR', url: 'https://billing.example/i1' }],
        },
      },
    },
    {
      method: 'POST',
      path: '/admin/billing/plan',
      summary: 'Asks for another plan.',
      description: 'The plan changes when the merchant confirms it on the page of `confirmationUrl`.',
      isOptional: true,
      body: z.strictObject({ planName: nonEmptyText }),
      response: z.object({ confirmationUrl: z.optional(z.nullable(z.string())) }),
      errors: [409],
      examples: { body: { planName: 'Growth' }, response: { confirmationUrl: 'https://billing.example/confirm' } },
    },
    {
      method: 'GET',
      path: MANAGERS_PATH,
      summary: 'People who manage the store.',
      description: '`status` is `invited` until they accept, then `active`.',
      isOptional: true,
      response: z.object({ managers: z.array(managerShape) }),
      examples: { response: { managers: [manager] } },
    },
    {
      method: 'POST',
      path: MANAGERS_PATH,
      summary: 'Invites a manager.',
      description: 'Sends an invitation by email, again if the address was invited before.',
      isOptional: true,
      hasIdempotencyKey: true,
      body: managerDraft,
      response: emptyShape,
      errors: [409],
      examples: { body: { email: 'ada@shop.example', name: 'Ada Larsen' }, response: { managers: [manager] } },
    },
    {
      method: 'DELETE',
      path: `${MANAGERS_PATH}/{managerId}`,
      summary: 'Removes a manager, or withdraws an invitation.',
      description: 'The link of a withdrawn invitation is no longer valid.',
      isOptional: true,
      response: emptyShape,
      examples: { response: { managers: [] } },
    },
    {
      method: 'GET',
      path: '/admin/forms/{formId}/submissions',
      summary: 'What shoppers sent by a form, newest first.',
      description: '`values` are by the names of the fields of the form.',
      isOptional: true,
      query: pageQuery,
      response: pageOf(submissionShape),
      examples: {
        response: { total: 1, items: [{ _id: 'f1', createdAt: at, values: { email: 'ada@shop.example' } }] },
      },
      diagnostics: { queries: firstPage },
    },
    {
      method: 'GET',
      path: '/admin/automation/runs',
      summary: 'Recent runs of an automation.',
      description: 'An automation is a widget, whose id is sent.',
      isOptional: true,
      query: { widgetId: z.string() },
      response: z.object({ runs: z.array(automationRunShape) }),
      examples: { response: { runs: [{ at, matched: 12, done: 12, failed: 0 }] } },
      diagnostics: { needs: 'automationId', queries: ({ automationId = '' }) => [{ widgetId: automationId }] },
    },
  ],
};
