/** Writes on one customer from the list: excluding, moving to a program, adding points and a voucher. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { findRow, runRowAction } from '../../support/rows';
import { customers, listPageUrl, type RecordFilter, setFieldWrite } from './actionWrites';
import type { FakeStore } from './fakeStore';
import { textsAfterVerification } from './faults';
import { fetchFields, fetchFirstId } from './fetchRecords';
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
      const dialog = await openDialog(user, id, 'Move to a programme', /^Move “/);
      const option = await within(dialog).findByRole('option', { name: program });
      await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Programme/ }), option);
    },
    send: (user) => press(user, 'Move'),
    request: { method: 'PATCH', path: /^\/admin\/customers\/[0-9a-f]+$/ },
    state: (store, id) => fetchFields(store, 'customers', id, 'loyaltyProgramId'),
    successMessage: /^Moved to another programme: “/,
    failureMessage: /“Move to a programme” failed for “.+”/,
  };
}

/** Shared by the writes of dialogs with a note for the team. */
function createNoteField(action: string, dialogName: RegExp, text: string) {
  const note = () => screen.findByLabelText<HTMLTextAreaElement>('Note for the team');
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
  successMessage: /^“.+”: 50 points added$/,
  failureMessage: /No points were added\.|The answer did not arrive, and/,
  typed: pointsNote.typed,
  verifiesOutcome: true,
  expectedMessages: textsAfterVerification(/The answer did not arrive, and the balance is still [\d,]+\./),
};

const voucherNote = createNoteField('Add voucher', /^Add a voucher for “/, 'A birthday present,\nas every year.');

const addVoucher: Write = {
  ...rowWrite,
  name: 'add a voucher',
  prepare: async (user, id) => {
    await openDialog(user, id, 'Add voucher', /^Add a voucher for “/);
    await voucherNote.typeNote(user);
  },
  send: (user) => press(user, 'Add voucher'),
  request: { method: 'POST', path: /^\/admin\/loyalty\/add_coupon$/ },
  state: async (store, id) => {
    const { list } = await store.query(`{ list: rewards(customerId: "${id}", type: coupon_code) { total } }`);
    return Number(Object(list)['total']);
  },
  successMessage: /^Voucher added for “/,
  failureMessage: /No voucher was added\.|The answer did not arrive, and/,
  typed: voucherNote.typed,
  verifiesOutcome: true,
  expectedMessages: textsAfterVerification(/The answer did not arrive, and there is no new voucher\./),
};

const findLimit = () => screen.findByLabelText<HTMLInputElement>('Limit of this shop');

/** Changes the store's points limit in the dialog that adds points. */
const changeLimit: Write = {
  ...rowWrite,
  name: 'change the points limit',
  prepare: async (user, id) => {
    await openDialog(user, id, 'Add points', /^Add points for “/);
    await press(user, 'Change the limit');
    await user.clear(await findLimit());
    await user.paste('777');
  },
  send: (user) => press(user, 'Save the limit'),
  request: { method: 'PATCH', path: /^\/admin\/settings$/ },
  state: async (store) => JSON.stringify(Object((await store.get('/admin/settings'))['settings'])['pointsLimit']),
  successMessage: /^The limit is 777 points now\.$/,
  failureMessage: /The limit was not saved\.|It is not certain that the limit was saved\./,
  verifiesOutcome: true,
  expectedMessages: textsAfterVerification(/The limit was not saved\./),
  readView: async (user, id) => {
    if (!screen.queryByRole('dialog')) await openDialog(user, id, 'Add points', /^Add points for “/);
    const isOpen = screen.queryByLabelText('Limit of this shop');
    if (isOpen) await user.click(screen.getByRole('button', { name: 'Leave the limit as it is' }));
    return screen.getByText(/^Limit of this shop: |^This shop has no limit/).textContent;
  },
};

export const customerWrites: readonly Write[] = [
  setFieldWrite('exclude a customer', customers, newest, {
    field: 'loyaltyProgramId',
    initial: null,
    label: 'Exclude',
    successMessage: 'Excluded from programmes',
  }),
  setFieldWrite('include a customer', customers, newest, {
    field: 'loyaltyProgramId',
    initial: '-1',
    label: 'Include',
    successMessage: 'Back in the default programme',
  }),
  createMoveWrite(),
];

export const customerDialogWrites: readonly Write[] = [addPoints, addVoucher, changeLimit];
