/** Writes of a selection of two customers, of which one goes wrong. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { rowOf, rowThere } from '../../support/rows';
import { customers, pageOf } from './actionWrites';
import { rowsOf, stateOf } from './find';
import type { Shop } from './shop';
import type { Write } from './write';

/** The two that are selected, the one that is looked at first. */
const pickTwo = async (shop: Shop) => (await rowsOf(shop, 'customers(limit: 2)', '_id')).map(({ _id }) => String(_id));

interface BulkWrite {
  name: string;
  action: RegExp;
  /** In the dialog, all but the last step; absent where it only asks. */
  fill?(user: UserEvent, dialog: HTMLElement): Promise<void>;
  /** It cannot be taken back: the dialog is a warning. */
  warns?: true;
  submit: string;
  request: (id: string) => { method: string; path: RegExp; body?: RegExp };
  field: string;
  done: string;
  again?: Write['again'];
}

function ofTwo({ name, action, fill, warns, submit, request, field, done, again }: BulkWrite): Write {
  let two: string[] = [];
  return {
    name,
    at: () => pageOf(customers, 'sort=createdAt_desc'),
    pick: async (shop) => {
      two = await pickTwo(shop);
      for (const id of two) await shop.ahead('PATCH', `/admin/customers/${id}`, { loyaltyProgramId: null });
      return two[0] ?? '';
    },
    prepare: async (user, id) => {
      await rowThere(id);
      for (const one of two) await user.click(rowOf(one).getByRole('checkbox'));
      await user.click(await screen.findByRole('button', { name: action }));
      const dialog = await screen.findByRole(warns ? 'alertdialog' : 'dialog', { name: /2 customers/ });
      await fill?.(user, dialog);
    },
    send: (user) => user.click(screen.getByRole('button', { name: submit })),
    request,
    state: (shop, id) => stateOf(shop, 'customers', id, field),
    done: new RegExp(`^${done}: 2$`),
    failed: /\d failed/,
    ...(again && { again }),
  };
}

const patches = (id: string) => ({ method: 'PATCH', path: new RegExp(`^/admin/customers/${id}$`) });

export const bulkWrites: readonly Write[] = [
  ofTwo({
    name: 'add points to a selection',
    action: /^Add points/,
    fill: async (user, dialog) => {
      await user.click(within(dialog).getByRole('textbox', { name: /^Points/ }));
      await user.paste('50');
    },
    submit: 'Add points',
    request: (id) => ({ method: 'POST', path: /^\/admin\/loyalty\/add_points$/, body: new RegExp(id) }),
    field: 'totalPoints',
    done: 'Points added',
    again: (user) => user.click(screen.getByRole('button', { name: 'Try 1 again' })),
  }),
  ofTwo({
    name: 'move a selection to a programme',
    action: /^Move to a programme/,
    fill: async (user, dialog) => {
      const option = await within(dialog).findByRole('option', { name: 'Staff & friends' });
      await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Programme/ }), option);
    },
    submit: 'Move',
    request: patches,
    field: 'loyaltyProgramId',
    done: 'Moved to another programme',
  }),
  ofTwo({
    name: 'delete a selection',
    action: /^Delete/,
    warns: true,
    submit: 'Delete 2',
    request: (id) => ({ method: 'DELETE', path: new RegExp(`^/admin/customers/${id}$`) }),
    field: '',
    done: 'Deleted',
  }),
];
