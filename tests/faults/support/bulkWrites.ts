/** Bulk writes on a selection of two customers. One of the two requests fails. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { findRow, getRow } from '../../support/rows';
import { customers, listPageUrl } from './actionWrites';
import type { FakeStore } from './fakeStore';
import { fetchFields, fetchRows } from './fetchRecords';
import type { Write } from './write';

/** Ids of the two customers to select. The first one is checked. */
const pickTwo = async (store: FakeStore) =>
  (await fetchRows(store, 'customers(limit: 2)', '_id')).map(({ _id }) => String(_id));

interface BulkWrite {
  name: string;
  action: RegExp;
  /** Fills in the dialog before it is submitted; absent for a plain confirmation. */
  fill?(user: UserEvent, dialog: HTMLElement): Promise<void>;
  /** The action cannot be undone, so its dialog is an alertdialog. */
  isWarning?: true;
  submit: string;
  request: (id: string) => { method: string; path: RegExp; body?: RegExp };
  field: string;
  successMessage: string;
}

function createBulkWrite({ name, action, fill, isWarning, submit, request, field, successMessage }: BulkWrite): Write {
  let ids: string[] = [];
  return {
    name,
    url: () => listPageUrl(customers, 'sort=createdAt_desc'),
    pickId: async (store) => {
      ids = await pickTwo(store);
      for (const id of ids) await store.seed('PATCH', `/admin/customers/${id}`, { loyaltyProgramId: null });
      return ids[0] ?? '';
    },
    prepare: async (user, id) => {
      await findRow(id);
      for (const customerId of ids) await user.click(getRow(customerId).getByRole('checkbox'));
      await user.click(await screen.findByRole('button', { name: action }));
      const dialog = await screen.findByRole(isWarning ? 'alertdialog' : 'dialog', { name: /2 customers/ });
      await fill?.(user, dialog);
    },
    send: (user) => {
      const dialog = within(screen.getByRole(isWarning ? 'alertdialog' : 'dialog', { name: /2 customers/ }));
      return user.click(dialog.getByRole('button', { name: submit }));
    },
    request,
    state: (store, id) => fetchFields(store, 'customers', id, field),
    successMessage: new RegExp(`^${successMessage}$`),
    failureMessage: /\d failed/,
    verifiesOutcome: true,
    // Not "may have been saved": the record, or the balance and the activity, were read.
    notAppliedMessage: /1 failed/,
  };
}

const patchRequest = (id: string) => ({ method: 'PATCH', path: new RegExp(`^/admin/customers/${id}$`) });

export const bulkWrites: readonly Write[] = [
  createBulkWrite({
    name: 'add points to a selection',
    action: /^Add points/,
    fill: async (user, dialog) => {
      await user.click(within(dialog).getByRole('textbox', { name: /^Points/ }));
      await user.paste('50');
    },
    submit: 'Add points',
    request: (id) => ({ method: 'POST', path: /^\/admin\/loyalty\/add_points$/, body: new RegExp(id) }),
    field: 'totalPoints',
    successMessage: '100 points in total added to 2 customers',
  }),
  createBulkWrite({
    name: 'move a selection to a program',
    action: /^Change program/,
    fill: async (user, dialog) => {
      const option = await within(dialog).findByRole('option', { name: 'Staff & friends' });
      await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Loyalty program/ }), option);
    },
    submit: 'Change program',
    request: patchRequest,
    field: 'loyaltyProgramId',
    successMessage: 'Program changed: 2',
  }),
  createBulkWrite({
    name: 'delete a selection',
    action: /^Delete/,
    isWarning: true,
    submit: 'Delete (2)',
    request: (id) => ({ method: 'DELETE', path: new RegExp(`^/admin/customers/${id}$`) }),
    field: '',
    successMessage: 'Deleted: 2',
  }),
];
