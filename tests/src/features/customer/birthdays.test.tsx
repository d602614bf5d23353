import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import type { HttpRequest } from '../../../../dataProvider/http/http';
import type { Birthday } from '../../../../resources/birthdays';
import { type CustomerServer, customerServer, down, openCustomer } from './customerHarness';

const zone = process.env['TZ'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-12T10:00:00Z'), shouldAdvanceTime: true });
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
});

afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const path = '/admin/customers/c1/birthdays';
const own: Birthday = { _id: 'b1', event_type: 'birth', person: null, date: '1990-02-28' };
const wedding: Birthday = { _id: 'b2', event_type: 'marriage', person: 'Ida & Per', date: '2015-01-01' };

const inCard = () => within(screen.getByRole('region', { name: 'Birthdays and events' }));
const entries = () =>
  inCard()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const add = () => inCard().getByRole('button', { name: /^Add/ });

async function openBirthdays(server: CustomerServer, keepsDrafts = false) {
  const view = await openCustomer(server, { at: '/settings', keepsDrafts });
  await screen.findByRole('group', { name: /^Date/ });
  await screen.findByText(/28 February|^No data/);
  return view;
}

async function typeDay(user: UserEvent, digits: string) {
  await user.click(within(screen.getByRole('group', { name: /^Date/ })).getByRole('spinbutton', { name: 'Day' }));
  await user.keyboard(digits);
}

const isPost = ({ method }: HttpRequest) => method === 'POST';

describe('birthdays and events', () => {
  it('[CUS-11] [REL-03] lists them, adds one with a person, and deletes one after confirmation', async () => {
    const server = customerServer({}, [own]);
    const { user } = await openBirthdays(server);
    expect(entries()).toEqual(['Birthday28 February 1990']);
    expect(add()).toBeDisabled();
    expect(add()).toHaveAccessibleDescription('Enter a date');

    await user.selectOptions(inCard().getByRole('combobox', { name: 'Event' }), 'Anniversary');
    await user.type(inCard().getByRole('textbox', { name: 'Person' }), ' Ida & Per ');
    await typeDay(user, '01012015');
    await user.click(add());
    expect(await screen.findByText('Anniversary · Ida & Per added: 1 January 2015')).toBeVisible();
    expect(server.writes()).toEqual([
      ['POST', path, { birthday: { event_type: 'marriage', person: 'Ida & Per', date: '2015-01-01' } }],
    ]);
    await waitFor(() =>
      expect(entries()).toEqual(['Anniversary · Ida & Per1 January 2015', 'Birthday28 February 1990']),
    );
    expect(inCard().getByRole('textbox', { name: 'Person' })).toHaveValue('');
    expect(add()).toBeDisabled();
    expect(inCard().queryByText('Enter a complete date')).toBeNull();

    await user.click(inCard().getByRole('button', { name: 'Delete Birthday on 28 February 1990' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Birthday on 28 February 1990?' });
    expect(dialog).toHaveTextContent('This can’t be undone.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Birthday deleted: 28 February 1990')).toBeVisible();
    expect(server.writes().slice(1)).toEqual([['DELETE', `${path}/b1`, undefined]]);
    expect(entries()).toEqual(['Anniversary · Ida & Per1 January 2015']);
  });

  it.each([
    ['Pacific/Kiritimati', -14 * 60],
    ['America/Los_Angeles', 8 * 60],
    ['Asia/Kolkata', -5.5 * 60],
  ])('has days without a shift in %s', async (name, offset) => {
    process.env['TZ'] = name;
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(offset);
    const server = customerServer({}, [own, wedding]);
    const { user } = await openBirthdays(server);
    expect(entries()).toEqual(['Anniversary · Ida & Per1 January 2015', 'Birthday28 February 1990']);
    await typeDay(user, '29022024');
    await user.click(add());
    expect(await screen.findByText('Birthday added: 29 February 2024')).toBeVisible();
    expect(server.writes()).toEqual([['POST', path, { birthday: { event_type: 'birth', date: '2024-02-29' } }]]);
    await waitFor(() => expect(entries()).toContain('Birthday29 February 2024'));
  });

  it('rejects a future birthday, but accepts a future wedding day', async () => {
    const server = customerServer();
    const { user } = await openBirthdays(server);
    await typeDay(user, '01012030');
    expect(add()).toBeDisabled();
    await user.tab();
    await user.selectOptions(inCard().getByRole('combobox', { name: 'Event' }), 'Anniversary');
    await typeDay(user, '01012030');
    await user.click(add());
    await waitFor(() =>
      expect(server.writes()).toEqual([['POST', path, { birthday: { event_type: 'marriage', date: '2030-01-01' } }]]),
    );
  });

  it('shows server errors at their fields', async () => {
    const server = customerServer();
    const { user } = await openBirthdays(server);
    const fields = { person: 'Too strange.', birthday: 'Wrong.' };
    const error = new AppError({ kind: 'validation', status: 422, fields });
    server.fail({ when: (request) => request.path === path && isPost(request), error });
    await typeDay(user, '28021990');
    await user.click(add());
    const person = inCard().getByRole('textbox', { name: 'Person' });
    await waitFor(() => expect(person).toHaveAccessibleDescription('Too strange.'));
    expect(inCard().getByText('birthday: Wrong.')).toBeVisible();
  });

  it('reports a rejected deletion, and accepts one already done by another user', async () => {
    const server = customerServer({}, [own, wedding]);
    const { user } = await openBirthdays(server);
    const remove = async (name: string) => {
      await user.click(inCard().getByRole('button', { name }));
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    };
    server.fail({ when: ({ method }) => method === 'DELETE', error: down, times: 1 });
    await remove('Delete Birthday on 28 February 1990');
    expect(await screen.findByText(/Birthday on 28 February 1990 couldn’t be deleted. Not now./)).toBeVisible();
    expect(entries()).toContain('Birthday28 February 1990');

    const gone = new AppError({ kind: 'notFound', status: 404 });
    server.fail({ when: ({ method }) => method === 'DELETE', error: gone, applied: true, times: 1 });
    await remove('Delete Anniversary · Ida & Per on 1 January 2015');
    expect(await screen.findByText(/^Anniversary · Ida & Per deleted: |^Anniversary.* deleted: /)).toBeVisible();
    expect(entries()).toEqual(['Birthday28 February 1990']);
  });
});
