/** Writes of one customer from the list: excluding, moving to a programme, giving points and a voucher. */
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { actOn, rowThere } from '../../support/rows';
import { type Choice, customers, pageOf, sets } from './actionWrites';
import { faults } from './faults';
import { firstId, stateOf } from './find';
import type { Shop } from './shop';
import type { Write } from './write';

const newest: Choice = { query: 'sort=createdAt_desc', given: 'limit: 3' };

/** Name of the shop's second programme. */
async function secondProgram(shop: Shop): Promise<string> {
  const { programs } = await shop.get('/admin/loyalty/programs');
  return String(Object(Array.isArray(programs) ? programs[1] : null)['name']);
}

/** The dialog that an action of the row opens. */
export async function openDialog(user: UserEvent, id: string, action: string, name: RegExp): Promise<HTMLElement> {
  await rowThere(id);
  await actOn(id, action, user);
  return screen.findByRole('dialog', { name });
}

const pickCustomer = (shop: Shop) => firstId(shop, `customers(${newest.given})`);

/** What all writes of one row of the list have in common. */
const ofRow = { at: () => pageOf(customers, newest.query), pick: pickCustomer };

/** Faults after which it has looked: it knows that nothing has arrived. */
const doubtful = faults.flatMap(({ name, isUncertain, isApplied }) => (isUncertain && !isApplied ? [name] : []));
const told = (text: RegExp) => Object.fromEntries(doubtful.map((name) => [name, text]));

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

function moves(): Write {
  let program = '';
  return {
    name: 'move a customer to a programme',
    at: ofRow.at,
    pick: async (shop) => {
      program = await secondProgram(shop);
      const id = await pickCustomer(shop);
      await shop.ahead('PATCH', `/admin/customers/${id}`, { loyaltyProgramId: null });
      return id;
    },
    prepare: async (user, id) => {
      const dialog = await openDialog(user, id, 'Move to a programme', /^Move “/);
      const option = await within(dialog).findByRole('option', { name: program });
      await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Programme/ }), option);
    },
    send: (user) => press(user, 'Move'),
    request: { method: 'PATCH', path: /^\/admin\/customers\/[0-9a-f]+$/ },
    state: (shop, id) => stateOf(shop, 'customers', id, 'loyaltyProgramId'),
    done: /^Moved to another programme: “/,
    failed: /“Move to a programme” failed for “.+”/,
  };
}

/** Writes of a dialog in which a note for the team is typed. */
function typesNote(action: string, dialogName: RegExp, text: string) {
  const note = () => screen.findByLabelText<HTMLTextAreaElement>('Note for the team');
  return {
    async typeNote(user: UserEvent) {
      await user.click(await note());
      await user.paste(text);
    },
    typed: {
      text,
      shown: async () => (await note()).value,
      reopen: async (user: UserEvent, id: string) => void (await openDialog(user, id, action, dialogName)),
    },
  };
}

const pointsNote = typesNote('Add points', /^Add points for “/, 'For the broken parcel,\nas agreed.');

const givesPoints: Write = {
  ...ofRow,
  name: 'add points',
  prepare: async (user, id) => {
    const dialog = await openDialog(user, id, 'Add points', /^Add points for “/);
    await user.click(within(dialog).getByRole('textbox', { name: /^Points/ }));
    await user.paste('50');
    await pointsNote.typeNote(user);
  },
  send: (user) => press(user, 'Add points'),
  request: { method: 'POST', path: /^\/admin\/loyalty\/add_points$/ },
  state: (shop, id) => stateOf(shop, 'customers', id, 'totalPoints'),
  done: /^“.+”: 50 points added$/,
  failed: /No points were added\.|The answer did not arrive, and/,
  typed: pointsNote.typed,
  looksAgain: true,
  says: told(/The answer did not arrive, and the balance is still [\d,]+\./),
};

const voucherNote = typesNote('Add voucher', /^Add a voucher for “/, 'A birthday present,\nas every year.');

const givesVoucher: Write = {
  ...ofRow,
  name: 'add a voucher',
  prepare: async (user, id) => {
    await openDialog(user, id, 'Add voucher', /^Add a voucher for “/);
    await voucherNote.typeNote(user);
  },
  send: (user) => press(user, 'Add voucher'),
  request: { method: 'POST', path: /^\/admin\/loyalty\/add_coupon$/ },
  state: async (shop, id) => {
    const { list } = await shop.query(`{ list: rewards(customerId: "${id}", type: coupon_code) { total } }`);
    return Number(Object(list)['total']);
  },
  done: /^Voucher added for “/,
  failed: /No voucher was added\.|The answer did not arrive, and/,
  typed: voucherNote.typed,
  looksAgain: true,
  says: told(/The answer did not arrive, and there is no new voucher\./),
};

const limit = () => screen.findByLabelText<HTMLInputElement>('Limit of this shop');

/** The shop's limit of points, changed in the dialog where it is met. */
const changesLimit: Write = {
  ...ofRow,
  name: 'change the limit of points',
  prepare: async (user, id) => {
    await openDialog(user, id, 'Add points', /^Add points for “/);
    await press(user, 'Change the limit');
    await user.clear(await limit());
    await user.paste('777');
  },
  send: (user) => press(user, 'Save the limit'),
  request: { method: 'PATCH', path: /^\/admin\/settings$/ },
  state: async (shop) => JSON.stringify(Object((await shop.get('/admin/settings'))['settings'])['pointsLimit']),
  done: /^The limit is 777 points now\.$/,
  failed: /The limit was not saved\.|It is not certain that the limit was saved\./,
  looksAgain: true,
  says: told(/The limit was not saved\./),
  look: async (user, id) => {
    if (!screen.queryByRole('dialog')) await openDialog(user, id, 'Add points', /^Add points for “/);
    const isOpen = screen.queryByLabelText('Limit of this shop');
    if (isOpen) await user.click(screen.getByRole('button', { name: 'Leave the limit as it is' }));
    return screen.getByText(/^Limit of this shop: |^This shop has no limit/).textContent;
  },
};

export const customerWrites: readonly Write[] = [
  sets('exclude a customer', customers, newest, {
    field: 'loyaltyProgramId',
    first: null,
    label: 'Exclude',
    done: 'Excluded from programmes',
  }),
  sets('include a customer', customers, newest, {
    field: 'loyaltyProgramId',
    first: '-1',
    label: 'Include',
    done: 'Back in the default programme',
  }),
  moves(),
];

export const givingWrites: readonly Write[] = [givesPoints, givesVoucher, changesLimit];
