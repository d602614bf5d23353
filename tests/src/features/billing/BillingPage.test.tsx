import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import BillingPage from '../../../../src/features/billing/BillingPage';
import { renderInSite, type SentCall } from '../../../support/renderInSite';

const plan = { name: 'Growth', price: 79, currency: 'EUR', interval: 'month', renewsAt: '2026-12-01T00:00:00.000Z' };
const billing = {
  plan,
  usage: [
    { metric: 'orders', used: 512, limit: 500, atLimit: 'Orders above the limit earn no points.' },
    { metric: 'emails', used: 85, limit: 100 },
    { metric: 'reviews', used: 50, limit: 50 },
    { metric: 'customers', used: 7, limit: null },
  ],
  plans: [
    plan,
    { name: 'Pro', price: 199.5, currency: 'EUR', interval: 'month' },
    {
      name: 'Mini',
      price: 9,
      currency: 'EUR',
      interval: 'month',
      limits: [
        { metric: 'orders', limit: 512 },
        { metric: 'emails', limit: 20 },
        { metric: 'customers', limit: 5 },
        { metric: 'reviews', limit: null },
      ],
    },
    { name: 'World', price: 9, currency: 'USD' },
  ],
  invoices: [
    { _id: 'i1', date: '2026-11-01T00:00:00.000Z', total: 79, currency: 'EUR', url: 'https://pay.example/i1' },
  ],
};

const refuse = (error: string, status: number) =>
  new Response(JSON.stringify({ error }), { status, headers: { 'Content-Type': 'application/json' } });

/** Renders the page with responses by 'METHOD path'. */
const render = (answers: Readonly<Record<string, () => unknown>>) =>
  renderInSite(
    <div data-testid="page">
      <BillingPage />
    </div>,
    {
      respond: ({ method, path }: SentCall) =>
        answers[`${method} ${path}`]?.() ??
        (path === '/admin/settings' ? { settings: { _id: 's1', platform: 'shopify', planName: 'Growth' } } : undefined),
    },
  );

const choosePro = async (user: Awaited<ReturnType<typeof render>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Choose Pro' }));
  return within(await screen.findByRole('dialog'));
};

describe('the billing page', () => {
  it('[BIL-01] shows the plan, usage with warnings, and invoices', async () => {
    await render({ 'GET /admin/billing': () => billing });
    const planCard = within(await screen.findByRole('region', { name: 'Plan' }));
    expect(await planCard.findByText('€79 per month')).toBeVisible();
    expect(planCard.getByText('Renews on December 1, 2026.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Above the limit: Orders');
    expect(screen.getByText('Limit reached: Reviews')).toBeVisible();
    expect(screen.getByText('Above 80% of the limit: Emails')).toBeVisible();
    expect(screen.getByText('Orders above the limit earn no points.')).toBeVisible();
    expect(screen.getByText('7, no limit')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Emails: 85 of 100' })).toHaveAttribute('value', '85');
    expect(screen.getByRole('link', { name: /^Open invoice/ })).toHaveAttribute('href', 'https://pay.example/i1');
  });

  it('says before a plan is requested which of its limits the store exceeds, and what stops then', async () => {
    const { user, calls } = await render({ 'GET /admin/billing': () => billing });
    await user.click(await screen.findByRole('button', { name: 'Choose Mini' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('You already use more than Mini includes')).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'NowGrowth €79 per month',
      'ThenMini €9 per month',
      'Emails: 85 of 20Contact support to find out what stops at this limit.',
      'Customers: 7 of 5Contact support to find out what stops at this limit.',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect((await choosePro(user)).queryByText(/^You already use more/)).toBeNull();
    expect(calls.filter(({ path }) => path === '/admin/billing/plan')).toEqual([]);
  });

  it('[BIL-01] shows the plan name of the settings alone if the API has no billing', async () => {
    const { calls } = await render({ 'GET /admin/billing': () => refuse('no', 404) });
    expect(await screen.findByText(/^Prices, usage, and invoices aren’t available here/)).toBeVisible();
    expect(screen.getByText('Growth')).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(calls.filter(({ path }) => path === '/admin/billing')).toHaveLength(1);
  });

  it('shows a failure with a retry, and No data without invoices', async () => {
    let answer: () => unknown = () => refuse('Not now.', 422);
    const { user } = await render({ 'GET /admin/billing': () => answer() });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    answer = () => ({ ...billing, invoices: [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(within(await screen.findByRole('region', { name: 'Invoices' })).getByText('No data')).toBeVisible();
  });

  it('[BIL-01] shows the price change before another plan is requested, then the confirmation page', async () => {
    const { user, writes } = await render({
      'GET /admin/billing': () => billing,
      'POST /admin/billing/plan': () => ({ confirmationUrl: 'https://pay.example/confirm' }),
    });
    const dialog = await choosePro(user);
    expect(dialog.getByText('€120.50 more per month.')).toBeVisible();
    expect(writes()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Continue to confirmation' }));
    expect(await screen.findByRole('link', { name: /^Confirm on pay\.example/ })).toHaveAttribute(
      'href',
      'https://pay.example/confirm',
    );
    expect(writes().map(({ path, body }) => [path, body])).toEqual([['/admin/billing/plan', { planName: 'Pro' }]]);
  });

  it.each(['javascript:alert(1)', 'mailto:a@b.example', '/relative', 'https://user:pass@pay.example', 7])(
    'never links the confirmation URL %s',
    async (confirmationUrl) => {
      const { user } = await render({
        'GET /admin/billing': () => billing,
        'POST /admin/billing/plan': () => ({ confirmationUrl }),
      });
      const dialog = await choosePro(user);
      await user.click(dialog.getByRole('button', { name: 'Continue to confirmation' }));
      expect(await dialog.findByText(/secure confirmation page/)).toBeVisible();
      expect(screen.queryByRole('link', { name: /^Confirm on/ })).not.toBeInTheDocument();
    },
  );

  it('reads the plan back if the response has no confirmation page, or is lost', async () => {
    let now = billing;
    const { user } = await render({
      'GET /admin/billing': () => now,
      'POST /admin/billing/plan': () => {
        now = { ...billing, plan: { ...plan, name: 'Pro', price: 199.5 } };
        return new Response('<html>', { status: 502 });
      },
    });
    const dialog = await choosePro(user);
    await user.click(dialog.getByRole('button', { name: 'Continue to confirmation' }));
    expect(await screen.findByText('Plan changed to Pro')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Choose Pro' })).not.toBeInTheDocument());
  });

  it('does not compare prices of different currencies', async () => {
    const { user } = await render({ 'GET /admin/billing': () => billing });
    await user.click(await screen.findByRole('button', { name: 'Choose World' }));
    expect(await screen.findByText('The confirmation page shows what you pay.')).toBeVisible();
  });
});
