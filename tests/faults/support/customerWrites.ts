/** Writes on one customer from the list: excluding, moving to a program, adding points and a voucher. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { findRow, runRowAction } from '../../support/rows';
import { customers, listPageUrl, type RecordFilter, rowVerification, setFieldWrite } from './actionWrites';
import type { FakeStore } from './fakeStore';
import { fetchFields, fetchFirstId, fetchVoucherCount } from './fetchRecords';
import type { Write } from './write';

const newest: RecordFilter = { query: 'sort=createdAt_desc', queryArgs: 'limit: 3' };

/** Name of the store's second program. */
async function secondProgram(store: FakeStore): Promise<string> {
  const { programs } = await store.get('/admin/loyalty/programs');
  return String(Object(Array.isArray(programs) ? programs[1] : null)['name']);
}

/** Opens the dialog of a row action. */
export async function openDialog(user: UserEvent, id: string, action: string, name: RegExp): Promise<HTMLElement> {
  await findRow(id);
  await runRowAction(id, action, user);
  return screen.findByRole('dialog', { name });
}

const pickCustomer = (store: FakeStore) => fetchFirstId(store, `customers(${newest.queryArgs})`);

/** Shared by all writes on one row of the list. */
const rowWrite = { url: () => listPageUrl(customers, newest.query), pickId: pickCustomer };

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

function createMoveWrite(): Write {
  let program = '';
  return {
    name: 'move a customer to a program',
    url: rowWrite.url,
    pickId: async (store) => {
      program = await secondProgram(store);
      const id = await pickCustomer(store);
      await store.seed('PATCH', `/admin/customers/${id}`, { loyaltyProgramId: null });
      return id;
    },
    prepare: async (user, id) => {
      const dialog = await openDialog(user, id, 'Change program', /^Change program for “/);
      const option = await within(dialog).findByRole('option', { name: program });
      await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Loyalty program/ }), option);
    },
    send: (user) =>
      user.click(
        within(screen.getByRole('dialog', { name: /^Change program/ })).getByRole('button', { name: 'Change program' }),
      ),
    request: { method: 'PATCH', path: /^\/admin\/customers\/[0-9a-f]+$/ },
    state: (store, id) => fetchFields(store, 'customers', id, 'loyaltyProgramId'),
    successMessage: /^Program changed: customer “/,
    failureMessage: /Couldn’t complete “Change program” for customer “.+”/,
    ...rowVerification,
  };
}

/** Shared by the writes of dialogs with a note for the team. */
function createNoteField(action: string, dialogName: RegExp, text: string) {
  const note = () => screen.findByLabelText<HTMLTextAreaElement>('Internal note');
  return {
    async typeNote(user: UserEvent) {
      await user.click(await note());
      await user.paste(text);
    },
    typed: {
      text,
      readValue: async () => (await note()).value,
      reopen: async (user: UserEvent, id: string) => void (await openDialog(user, id, action, dialogName)),
    },
  };
}

const pointsNote = createNoteField('Add points', /^Add points for “/, 'For the broken parcel,\nas agreed.');

const addPoints: Write = {
  ...rowWrite,
  hasAllFaults: true,
  name: 'add points',
  prepare: async (user, id) => {
    const dialog = await openDialog(user, id, 'Add points', /^Add points for “/);
    await user.click(within(dialog).getByRole('textbox', { name: /^Points/ }));
    await user.paste('50');
    await pointsNote.typeNote(user);
  },
  send: (user) => press(user, 'Add points'),
  request: { method: 'POST', path: /^\/admin\/loyalty\/add_points$/ },
  state: (store, id) => fetchFields(store, 'customers', id, 'totalPoints'),
  successMessage: /^50 points added for “.+”$/,
  canBeSentAgain: true,
  repeatedMessage: /the activity shows these 50 points 2 times\./,
  failureMessage: /Points couldn’t be added\.|The balance is still|We couldn’t check/,
  typed: pointsNote.typed,
  verifiesOutcome: true,
  notAppliedMessage: /The balance is still [\d,]+\./,
  expectedMessages: { 'a 502 page': /Something went wrong on our end\. The balance is still/ },
};

const voucherNote = createNoteField('Add voucher', /^Add voucher for “/, 'A birthday present,\nas every year.');

const addVoucher: Write = {
  ...rowWrite,
  name: 'add a voucher',
  prepare: async (user, id) => {
    await openDialog(user, id, 'Add voucher', /^Add voucher for “/);
    await voucherNote.typeNote(user);
  },
  send: (user) => press(user, 'Add voucher'),
  request: { method: 'POST', path: /^\/admin\/loyalty\/add_coupon$/ },
  state: fetchVoucherCount,
  successMessage: /^Voucher added for “/,
  canBeSentAgain: true,
  repeatedMessage: /2 vouchers were added, although one was sent\. Not needed: /,
  failureMessage: /The voucher couldn’t be added\.|The voucher isn’t there|We couldn’t check/,
  typed: voucherNote.typed,
  verifiesOutcome: true,
  notAppliedMessage: /The voucher isn’t there/,
  expectedMessages: { 'a 502 page': /Something went wrong on our end\. The voucher isn’t there/ },
};

const findLimit = () => screen.findByLabelText<HTMLInputElement>('Points limit');

/** Changes the store's points limit in the dialog that adds points. */
const changeLimit: Write = {
  ...rowWrite,
  name: 'change the points limit',
  prepare: async (user, id) => {
    await openDialog(user, id, 'Add points', /^Add points for “/);
    await press(user, 'Change limit');
    await user.clear(await findLimit());
    await user.paste('777');
  },
  send: (user) => press(user, 'Save limit'),
  request: { method: 'PATCH', path: /^\/admin\/settings$/ },
  state: async (store) => JSON.stringify(Object((await store.get('/admin/settings'))['settings'])['pointsLimit']),
  successMessage: /^Limit set to 777 points$/,
  failureMessage: /The limit couldn’t be saved\.|We couldn’t confirm that the limit was saved\./,
  verifiesOutcome: true,
  notAppliedMessage: /The limit couldn’t be saved\./,
  readView: async (user, id) => {
    if (!screen.queryByRole('dialog')) await openDialog(user, id, 'Add points', /^Add points for “/);
    const isOpen = screen.queryByLabelText('Points limit');
    if (isOpen) await user.click(screen.getByRole('button', { name: 'Keep current limit' }));
    return screen.getByText(/^Points limit: |^Default limit: /).textContent;
  },
};

export const customerWrites: readonly Write[] = [
  setFieldWrite('exclude a customer', customers, newest, {
    field: 'loyaltyProgramId',
    initial: null,
    label: 'Exclude from program',
    successMessage: 'Excluded from program',
  }),
  setFieldWrite('include a customer', customers, newest, {
    field: 'loyaltyProgramId',
    initial: '-1',
    label: 'Include in program',
    successMessage: 'Added to default program',
  }),
  createMoveWrite(),
];

export const customerDialogWrites: readonly Write[] = [addPoints, addVoucher, changeLimit];
