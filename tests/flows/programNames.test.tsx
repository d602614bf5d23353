/** All pages show a program under the same name. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { heading, json, open, setUpServer, storeSession } from './consoleFlow';

const server = setUpServer();

// Modules are compiled on first use, which is not part of any test.
beforeAll(
  () =>
    Promise.all([
      import('../../src/App'),
      import('../../src/features/loyalty/list/ProgramsPage'),
      import('../../src/features/customer/CustomerDetailsPage'),
      import('../../src/features/customer/CustomerSettingsPage'),
      import('../../src/layout/find/FindDialog'),
    ]),
  60_000,
);

const customersOf = { c1: null, c2: 'p1', c3: 'p2', c4: '-1' };
const customers = Object.entries(customersOf).map(([_id, loyaltyProgramId]) => ({
  _id,
  name: `Customer ${_id}`,
  loyaltyProgramId,
}));

beforeEach(() => {
  storeSession();
  server.respond('GET /admin/loyalty/programs', () =>
    json({
      programs: [
        { _id: 'p1', name: 'Circle', tasks: [], rewards: [] },
        { _id: 'p2', name: 'Staff', tasks: [], rewards: [] },
      ],
    }),
  );
  server.respond('POST /admin/graphql', ({ body }) => {
    const { query, variables } = Object(body);
    if (/one: customerById/.test(query)) {
      return json({ data: { one: customers.find(({ _id }) => _id === Object(variables).id) ?? null } });
    }
    const items = /list: customers/.test(query) ? customers : [];
    return json({ data: { list: { total: items.length, items } } });
  });
});

describe('the name of a program', () => {
  it('is its own in the list of customers, also of those that never chose one', async () => {
    await open('/customers');
    const row = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body);
    expect(await (await row('Customer c1')).findByText('Circle')).toBeVisible();
    expect(await (await row('Customer c2')).findByText('Circle')).toBeVisible();
    expect(await (await row('Customer c3')).findByText('Staff')).toBeVisible();
    expect(await (await row('Customer c4')).findByText('Excluded')).toBeVisible();
  });

  it('is the same on the page of a customer', async () => {
    await open('/customers/c1');
    await heading('Customer c1');
    const term = await screen.findByText('Loyalty program', { selector: 'dt' });
    await waitFor(() => expect(term.nextElementSibling).toHaveTextContent(/^Circle$/));
  });

  it('is the same among the programs and in quick find', async () => {
    await open('/loyalty');
    expect(await screen.findByRole('heading', { name: 'Circle' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Staff' })).toBeVisible();
    const user = userEvent.setup();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('listbox', { name: 'Search' });
    await user.type(screen.getByRole('combobox', { name: 'Search pages and customers' }), 'staff');
    expect(await screen.findByRole('option', { name: /Staff/ })).toBeVisible();
  });

  it('is the same everywhere for one without a name, and never its ID', async () => {
    server.respond('GET /admin/loyalty/programs', () =>
      json({ programs: [{ _id: 'p1', name: ' ', tasks: [], rewards: [] }] }),
    );
    const user = userEvent.setup();
    const first = await open('/customers');
    const row = (await screen.findByText('Customer c2')).closest('tr') ?? document.body;
    expect(await within(row).findByText('Untitled program')).toBeVisible();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('listbox', { name: 'Search' });
    await user.type(screen.getByRole('combobox', { name: 'Search pages and customers' }), 'untitled');
    await user.click(await screen.findByRole('option', { name: /Untitled program/ }));
    await heading('Untitled program');
    first.stop();
    await open('/customers/c2/settings');
    const picker = await screen.findByRole('combobox', { name: 'Loyalty program' });
    expect(await within(picker).findByRole('option', { name: 'Untitled program' })).toBeVisible();
    expect(within(picker).queryByRole('option', { name: /p1/ })).toBeNull();
  });

  it('says which program the default is, where one is chosen', async () => {
    await open('/customers/c1/settings');
    const picker = await screen.findByRole('combobox', { name: 'Loyalty program' });
    await within(picker).findByRole('option', { name: 'Circle' });
    expect(
      within(picker)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Default (Circle)', 'Circle', 'Staff', 'Excluded']);
  });
});
