import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import type { HttpRequest } from '../../../../dataProvider/http/http';
import { leavePage } from '../../../support/leavePage';
import { type CustomerServer, customerServer, openCustomer } from './customerHarness';

const profile = () => within(screen.getByRole('region', { name: 'Profile' }));
const field = (name: string) => profile().getByRole('textbox', { name });
const button = (name: string) => profile().getByRole('button', { name });
const isPatch = ({ method }: HttpRequest) => method === 'PATCH';

async function openSettings(server: CustomerServer, options: Parameters<typeof openCustomer>[1] = {}) {
  const view = await openCustomer(server, { ...options, at: '/settings' });
  await screen.findByRole('region', { name: 'Profile' });
  await screen.findByRole('option', { name: 'Default (Circle)' });
  return view;
}

async function put(user: UserEvent, name: string, text: string) {
  await user.clear(field(name));
  if (text !== '') await user.type(field(name), text);
}

describe('ProfileForm', () => {
  it('[CUS-10] sends only changed fields in one PATCH: names, email, card number, program, marketing', async () => {
    const server = customerServer();
    const { user } = await openSettings(server);
    expect(button('Save')).toBeDisabled();
    await put(user, 'First name', ' Idun ');
    await put(user, 'Email', 'idun@example.org');
    await put(user, 'Loyalty card number', '0042');
    await user.selectOptions(profile().getByRole('combobox', { name: 'Loyalty program' }), 'Excluded');
    await user.click(profile().getByRole('checkbox', { name: 'Accepts marketing' }));
    expect(
      profile().getByText(
        /^Unsaved changes: First name, Name, Email, Accepts marketing, Loyalty program, Loyalty card/,
      ),
    ).toBeVisible();
    expect(server.writes()).toEqual([]);

    await user.click(button('Save'));
    expect(await screen.findByText('“Idun Holm” saved')).toBeVisible();
    expect(server.writes()).toEqual([
      [
        'PATCH',
        '/admin/customers/c1',
        {
          firstName: 'Idun',
          name: 'Idun Holm',
          emailAddress: 'idun@example.org',
          acceptsMarketing: false,
          loyaltyProgramId: '-1',
          offlineCardNumber: '0042',
        },
      ],
    ]);
    // It keeps the focus, and has nothing to send.
    expect(button('Save')).toHaveFocus();
    await user.click(button('Save'));
    expect(server.writes()).toHaveLength(1);
    expect(field('First name')).toHaveValue('Idun');
  });

  it('offers the default program as the empty option, each program by name, and exclusion', async () => {
    const server = customerServer({ loyaltyProgramId: '-1' });
    const { user } = await openSettings(server);
    const picker = profile().getByRole('combobox', { name: 'Loyalty program' });
    expect(
      within(picker)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Default (Circle)', 'Circle', 'Staff', 'Excluded']);
    expect(picker).toHaveValue('-1');
    await user.selectOptions(picker, 'Default (Circle)');
    await user.click(button('Save'));
    await screen.findByText(/saved$/);
    await user.selectOptions(picker, 'Staff');
    await user.click(button('Save'));
    await waitFor(() =>
      expect(server.writes().map(([, , body]) => body)).toEqual([
        { loyaltyProgramId: null },
        { loyaltyProgramId: 'p2' },
      ]),
    );
  });

  it('[CUS-10] rejects an invalid email before sending, and accepts an empty one', async () => {
    const server = customerServer();
    const { user } = await openSettings(server);
    for (const wrong of ['ida', 'ida@example', 'ida holm@example.org', '@example.org']) {
      await put(user, 'Email', wrong);
      await user.keyboard('{Enter}');
      expect(field('Email')).toHaveAccessibleDescription(/Enter a valid email address/);
      expect(field('Email')).toHaveFocus();
    }
    expect(server.requests.filter(isPatch)).toEqual([]);
    await put(user, 'Email', '');
    await user.click(button('Save'));
    await waitFor(() => expect(server.writes()).toEqual([['PATCH', '/admin/customers/c1', { emailAddress: null }]]));
  });

  it('ignores an untouched email that was invalid before', async () => {
    const server = customerServer({ emailAddress: 'ida at home' });
    const { user } = await openSettings(server);
    await put(user, 'Last name', 'Berg');
    await user.click(button('Save'));
    await waitFor(() =>
      expect(server.writes()).toEqual([['PATCH', '/admin/customers/c1', { lastName: 'Berg', name: 'Ida Berg' }]]),
    );
  });

  it('restores the draft after a reload, reports it, and discards it', async () => {
    const server = customerServer();
    const first = await openSettings(server);
    await put(first.user, 'First name', 'Idun ');
    first.unmount();

    server.change({ lastName: 'Berg' });
    const { user } = await openSettings(server, { keepsDrafts: true });
    expect(field('First name')).toHaveValue('Idun ');
    expect(field('Last name')).toHaveValue('Berg');
    expect(profile().getByText(/We restored your/)).toBeVisible();
    await user.click(button('Discard'));
    expect(field('First name')).toHaveValue('Ida');
    expect(profile().queryByText(/We restored/)).toBeNull();
    expect(server.writes()).toEqual([]);
  });

  it('detects conflicts without overwriting; accepts the server value, or overwrites on the next save', async () => {
    const server = customerServer();
    const { user } = await openSettings(server);
    await put(user, 'First name', 'Idun');
    await put(user, 'Last name', 'Berg');
    server.change({ firstName: 'Isabel', lastName: 'Lund' });
    await user.click(button('Save'));
    expect(await profile().findByText('Someone else changed this customer')).toBeVisible();
    expect(server.writes()).toEqual([]);
    expect(field('First name')).toHaveValue('Idun');
    expect(profile().getByText('Their value: Isabel')).toBeVisible();

    const theirs = profile().getByText('Their value: Lund').parentElement;
    await user.click(within(theirs ?? document.body).getByRole('button', { name: 'Use this' }));
    expect(field('Last name')).toHaveValue('Lund');
    await user.click(button('Save'));
    await screen.findByText(/saved$/);
    expect(server.writes()).toEqual([['PATCH', '/admin/customers/c1', { firstName: 'Idun', name: 'Idun Lund' }]]);
    expect(server.customer()).toMatchObject({ firstName: 'Idun', lastName: 'Lund' });
  });

  it('shows server errors at their fields, and others above the form', async () => {
    const server = customerServer();
    const { user } = await openSettings(server);
    const fields = { offlineCardNumber: 'This card is taken.', moon: 'Full.' };
    server.fail({ when: isPatch, error: new AppError({ kind: 'validation', status: 422, fields }), times: 1 });
    await put(user, 'Loyalty card number', '42');
    await user.click(button('Save'));
    await waitFor(() => expect(field('Loyalty card number')).toHaveAccessibleDescription('This card is taken.'));
    expect(profile().getByText('moon: Full.')).toBeVisible();
    await user.type(field('Loyalty card number'), '3');
    expect(field('Loyalty card number')).not.toHaveAccessibleDescription('This card is taken.');
  });

  it('says offline that nothing was sent and the input is kept, not that anything is saved', async () => {
    const server = customerServer();
    const { user } = await openSettings(server);
    server.fail({ when: isPatch, error: new AppError({ kind: 'offline' }), times: 1 });
    await put(user, 'Loyalty card number', '42');
    await user.click(button('Save'));
    const reason = await profile().findByText(/Nothing was sent/);
    expect(reason).toHaveTextContent(/^Nothing was sent\. Check your connection and try again\.$/);
    expect(profile().getByText(/couldn’t be saved\. They’re still here\./)).toBeVisible();
    expect(field('Loyalty card number')).toHaveValue('42');
  });

  it('keeps the input if the customer was deleted', async () => {
    const server = customerServer();
    const { user } = await openSettings(server);
    await put(user, 'Loyalty card number', '42');
    server.remove();
    await user.click(button('Save'));
    expect(await profile().findByText(/no longer exists\. Your changes are still here/)).toBeVisible();
    expect(server.writes()).toEqual([]);
  });
});

describe('name', () => {
  it('[CUS-10] follows first and last name while it consists of them, and says if it differs', async () => {
    const server = customerServer();
    const { user } = await openSettings(server);
    await put(user, 'First name', 'Idun');
    expect(field('Name')).toHaveValue('Idun Holm');
    await put(user, 'Name', 'Idun H.');
    await put(user, 'Last name', 'Berg');
    expect(field('Name')).toHaveValue('Idun H.');
    await user.click(button('Use “Idun Berg”'));
    expect(profile().queryByText(/Differs from/)).toBeNull();
    await user.click(button('Save'));
    expect(await profile().findByText('All changes saved')).toBeVisible();
    expect(server.writes()).toEqual([
      ['PATCH', '/admin/customers/c1', { firstName: 'Idun', lastName: 'Berg', name: 'Idun Berg' }],
    ]);
    await put(user, 'Name', 'Ida');
    expect(profile().queryByText('All changes saved')).toBeNull();
  });
});

describe('DeleteCustomer', () => {
  it('[CUS-12] [REL-03] confirms that it cannot be undone, deletes, and navigates to the list despite unsaved changes', async () => {
    const server = customerServer();
    const { user, currentUrl } = await openSettings(server);
    await put(user, 'First name', 'Idun');
    await user.click(screen.getByRole('button', { name: 'Delete customer' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete customer “Ida Holm”?' });
    expect(dialog).toHaveTextContent('it can’t be undone.');
    expect(dialog).toHaveTextContent('Also deleted: Points: 340, Vouchers: 2');
    expect(dialog).toHaveTextContent('What stays, without a name: Reviews: 3, Questions: 1');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(server.writes()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Delete customer' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Deleting in 8 seconds: customer “Ida Holm”');
    await leavePage();
    await waitFor(() => expect(currentUrl()).toBe('/customers'));
    expect(server.writes()).toEqual([['DELETE', '/admin/customers/c1', undefined]]);
    expect(await screen.findByText('Deleted: customer “Ida Holm”')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('stays on the page if the server rejects the deletion', async () => {
    const server = customerServer();
    const { user, currentUrl } = await openSettings(server);
    server.fail({ when: ({ method }) => method === 'DELETE', error: new AppError({ kind: 'server', status: 500 }) });
    const release = server.closeGate();
    await user.click(screen.getByRole('button', { name: 'Delete customer' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleting…')).toBeVisible();
    await screen.findByText(/^Deleting in/);
    await leavePage();
    await act(async () => release());
    expect(await screen.findByText(/Couldn’t complete “Delete” for customer “Ida Holm”/)).toBeVisible();
    expect(currentUrl()).toBe('/customers/c1/settings');
    await waitFor(() => expect(screen.queryByText('Deleting…')).toBeNull());
    fireEvent.keyDown(document.body, { key: 'd' });
    expect(await screen.findByRole('alertdialog', { name: 'Delete customer “Ida Holm”?' })).toBeVisible();
  });
});
