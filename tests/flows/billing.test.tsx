import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { heading, json, open, setUpServer, storeSession } from './consoleFlow';

const server = setUpServer();

// Modules are compiled on first use.
beforeAll(async () => {
  await import('../../src/routes');
  await import('../../src/features/billing/BillingPage');
}, 60_000);

beforeEach(() => {
  storeSession();
  server.respond('GET /admin/billing', () => json({ plan: { name: 'Growth' }, usage: [], plans: [], invoices: [] }));
});

const openFind = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), 'billing');
};

describe('billing', () => {
  it.each(['/billing', '/billing/invoices'])('[APP-10] is at %s, in the menu, and in the search', async (path) => {
    await open(path);
    await heading('Billing');
    expect(screen.getByRole('link', { name: 'Billing' })).toHaveAttribute('href', '/billing');
    await openFind();
    expect(await screen.findByRole('option', { name: /Billing/ })).toBeVisible();
  });

  it.each(['/billing', '/billing/invoices'])('[APP-10] [BIL-01] is nowhere if it is hidden: %s', async (path) => {
    await open(path, null, null, { billingHidden: true });
    await heading('Page not found');
    expect(screen.queryByRole('link', { name: 'Billing' })).not.toBeInTheDocument();
    await openFind();
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('billing'));
    expect(screen.queryByRole('option', { name: /Billing/ })).not.toBeInTheDocument();
    expect(server.received('GET /admin/billing')).toEqual([]);
  });
});
