import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../../../dataProvider/errors';
import type { HttpRequest } from '../../../../../dataProvider/http/http';
import type { CurrentSite } from '../../../../../src/engine/shop/currentSite';
import { clearTabStorage } from '../../../../../src/lib/storage/tabStorage';
import { createRecord } from '../../../../support/records';
import { runRowAction } from '../../../../support/rows';
import { customers, openCustomerList } from '../customerList';

const ada = createRecord(customers, 'c1', { name: 'Ada', totalPoints: 100 });
const lamp = { productId: 'p1', name: 'Lamp', slug: 'lamp', imageUrl: null, price: 40 };
const vase = { productId: 'p2', name: 'Vase', slug: 'vase', imageUrl: null, price: 20 };
const winter = { collectionId: 'k1', name: 'Winter' };
const oldVoucher = {
  _id: 'r1',
  type: 'coupon_code',
  coupon_code: 'OLD-1',
  discountConfig: { discountType: 'percentage', discountValue: 10, freeProduct: null },
};

/** 100 points are worth €5, so that the limit of 10,000 points is €500. */
const program = {
  _id: 'l1',
  name: 'Circle',
  rewards: [{ _id: 'w1', type: 'fixed_amount', isEnabled: true, pointsCost: 100, config: { value: 5 } }],
};

interface Server {
  rewards: Record<string, unknown>[];
  collections: unknown[] | null;
  balance: number;
  isReadable: boolean;
  /** Requests that change a reward. */
  rejected: [path: string, body: unknown][];
  answer: (request: HttpRequest) => unknown;
  /** Responds to a rejection. */
  reject: (path: string) => unknown;
}

/** Renders the customer list with a server that tests can modify. */
async function openList(changes: Partial<Server> = {}, site: Partial<CurrentSite> = {}) {
  const given = () => ({ reward: { coupon_code: 'NEW-1' } });
  const server: Server = {
    rewards: [oldVoucher],
    collections: [winter],
    balance: 100,
    isReadable: true,
    rejected: [],
    answer: given,
    reject: () => ({}),
    ...changes,
  };
  const read = ({ method, path, body }: HttpRequest) => {
    if (method === 'PATCH') {
      server.rejected.push([path, body]);
      return server.reject(path);
    }
    if (path === '/admin/loyalty/programs') return { programs: [program] };
    if (path === '/admin/products') return { total: 2, items: [lamp, vase] };
    if (path === '/admin/collections') {
      if (server.collections === null) throw new AppError({ kind: 'notFound', status: 404 });
      return { total: server.collections.length, items: server.collections };
    }
    const { rewards } = server;
    if (JSON.stringify(body ?? '').includes('rewards(')) {
      if (!server.isReadable) throw new AppError({ kind: 'server', status: 503, message: 'Not now.' });
      return { data: { list: { total: rewards.length, items: rewards } } };
    }
    return undefined;
  };
  const opened = await openCustomerList({
    rows: [ada],
    writes: '/admin/loyalty/add_coupon',
    respond: (request) => server.answer(request),
    balance: () => server.balance,
    read,
    site,
  });
  return { ...opened, server };
}

type Dialog = ReturnType<typeof within>;

const openDialog = async (user: UserEvent): Promise<Dialog> => {
  await runRowAction('c1', 'Add voucher', user);
  return within(await screen.findByRole('dialog', { name: 'Add voucher for “Ada”' }));
};
const box = (dialog: Dialog, name: string | RegExp) => dialog.getByRole('textbox', { name });
const submit = (dialog: Dialog) => dialog.getByRole('button', { name: 'Add voucher' });
const radio = (dialog: Dialog, name: string) => dialog.getByRole('radio', { name });
const fill = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};
const sentence = (dialog: Dialog) =>
  dialog.getByText('What the customer gets').parentElement?.querySelector('[role="status"]')?.textContent;
const pick = async (user: UserEvent, dialog: Dialog, field: RegExp, ...names: string[]) => {
  await user.click(dialog.getByRole('combobox', { name: field }));
  for (const name of names) await user.click(await dialog.findByRole('option', { name: new RegExp(`^${name}`) }));
  await user.tab();
};
const bodies = (writes: readonly HttpRequest[]) => writes.map(({ body }) => body);
const keys = (writes: readonly HttpRequest[]) => new Set(writes.map(({ headers }) => headers?.['Idempotency-Key']));
const usual = {
  customerId: 'c1',
  pointsToDeduct: 0,
  discountType: 'percentage',
  discountValue: 10,
  applyTo: 'entireOrder',
  alsoCreateInStore: true,
};

beforeEach(clearTabStorage);

describe('VoucherDialog', () => {
  it('[CUS-14] opens with the defaults, posts them, and shows the code', async () => {
    const { user, writes } = await openList();
    const dialog = await openDialog(user);
    expect(dialog.getByRole('combobox', { name: 'Discount type' })).toHaveFocus();
    expect(sentence(dialog)).toBe('10% off the entire order, with a generated code, no points deducted.');
    await user.click(submit(dialog));
    expect(await screen.findByText('Voucher added for “Ada”: NEW-1')).toBeVisible();
    expect(writes.map(({ method, path }) => [method, path])).toEqual([['POST', '/admin/loyalty/add_coupon']]);
    expect(bodies(writes)).toEqual([usual]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks to type an amount that is worth more than the points of a click', async () => {
    const { user, writes } = await openList();
    const dialog = await openDialog(user);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Discount type' }), 'Fixed amount');
    await fill(user, box(dialog, /^Amount/), '500');
    expect(dialog.queryByText(/worth more than/)).toBeNull();
    await fill(user, box(dialog, /^Amount/), '1250');
    expect(
      dialog.getByText(
        'This is worth more than your store’s limit of 10,000 points (€500). Type the amount to confirm it.',
      ),
    ).toBeVisible();
    expect(submit(dialog)).toBeDisabled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(writes).toEqual([]);
    await fill(user, box(dialog, 'Type 1,250 to confirm'), '1250');
    await user.click(submit(dialog));
    await screen.findByText('Voucher added for “Ada”: NEW-1');
    expect(bodies(writes)).toEqual([{ ...usual, discountType: 'fixed_amount', discountValue: 1250 }]);
  });

  it('keeps Z from taking back the change before it, and says that it can’t be undone', async () => {
    const { user, server } = await openList();
    await runRowAction('c1', 'Exclude from program', user);
    await screen.findByText(/^Excluded from program/);
    await user.click(submit(await openDialog(user)));
    await screen.findByText('Voucher added for “Ada”: NEW-1');
    await user.keyboard('z');
    expect(await screen.findByText('“Add voucher” can’t be undone for customer “Ada”.')).toBeVisible();
    expect(server.rejected).toEqual([['/admin/customers/c1', { loyaltyProgramId: '-1' }]]);
  });

  it('[CUS-14] sends all fields, and describes the voucher in a sentence', async () => {
    const { user, writes } = await openList();
    const dialog = await openDialog(user);
    await fill(user, box(dialog, /^Percentage off/), '12,5');
    await user.type(box(dialog, /^Minimum order value \(EUR\)/), '50');
    await fill(user, box(dialog, /^Points to deduct/), '60');
    await user.type(box(dialog, /^Code prefix/), 'VIP-');
    await user.click(dialog.getByRole('checkbox', { name: 'Also create in store' }));
    await user.type(box(dialog, /^Internal note/), ' Late parcel ');
    expect(sentence(dialog)).toBe(
      '12.5% off the entire order (minimum order €50), with a code starting with VIP-, 60 points deducted. It won’t be created in your store.',
    );
    expect(dialog.getByText('Balance: 100 → 40')).toBeVisible();
    await user.click(submit(dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies(writes)).toEqual([
      {
        ...usual,
        pointsToDeduct: 60,
        discountValue: 12.5,
        discountMinOrderValue: 50,
        discountCodePrefix: 'VIP-',
        adminNote: 'Late parcel',
        alsoCreateInStore: false,
      },
    ]);
  });

  it('[CUS-14] shows the fields of each discount type, in the currency of the store', async () => {
    const { user, writes } = await openList({}, { currency: 'JPY' });
    const dialog = await openDialog(user);
    const type = dialog.getByRole('combobox', { name: 'Discount type' });
    await user.selectOptions(type, 'Fixed amount');
    expect(sentence(dialog)).toBe('To continue, fill in: Amount off (JPY).');
    expect(submit(dialog)).toBeDisabled();
    await user.type(box(dialog, /^Amount off \(JPY\)/), '1.5');
    expect(sentence(dialog)).toBe('To continue, correct: Amount off (JPY).');
    expect(dialog.getByText('Use up to 0 decimal places for JPY')).toBeVisible();
    await fill(user, box(dialog, /^Amount off/), '1500');
    expect(sentence(dialog)).toMatch(/^¥1,500 off the entire order/);

    await user.selectOptions(type, 'Free shipping');
    expect(dialog.queryByRole('radio', { name: 'Entire Order' })).toBeNull();
    expect(sentence(dialog)).toMatch(/^Free shipping, /);

    await user.selectOptions(type, 'Free product');
    expect(submit(dialog)).toBeDisabled();
    await pick(user, dialog, /^Free product/, 'Vase');
    await user.click(radio(dialog, 'Use my own code'));
    await user.type(box(dialog, 'Code'), 'HAPPY-DAY');
    expect(sentence(dialog)).toBe('Free Vase, with code HAPPY-DAY, no points deducted.');
    await user.click(submit(dialog));
    await waitFor(() => expect(writes).toHaveLength(1));
    const { discountValue: _none, ...rest } = usual;
    expect(bodies(writes)).toEqual([
      { ...rest, discountType: 'free_product', coupon: 'HAPPY-DAY', freeProduct: { label: 'Vase', value: 'p2' } },
    ]);
  });

  it('[REU-07] limits the discount to products or collections found by search', async () => {
    const { user, writes } = await openList();
    const dialog = await openDialog(user);
    for (const name of ['Entire Order', 'Selected Products', 'Selected Collections'])
      expect(radio(dialog, name)).toBeVisible();
    await waitFor(() => expect(radio(dialog, 'Selected Collections')).toBeEnabled());
    await user.click(radio(dialog, 'Selected Products'));
    expect(submit(dialog)).toBeDisabled();
    await pick(user, dialog, /^Products/, 'Lamp', 'Vase');
    expect(sentence(dialog)).toMatch(/^10% off Lamp and Vase, /);
    await user.click(radio(dialog, 'Selected Collections'));
    await user.click(dialog.getByRole('combobox', { name: /^Collections/ }));
    await user.tab();
    expect(await dialog.findByText('Select at least one collection')).toBeVisible();
    await pick(user, dialog, /^Collections/, 'Winter');
    expect(sentence(dialog)).toMatch(/^10% off everything in Winter, /);
    await user.click(radio(dialog, 'Selected Products'));
    await user.click(dialog.getByRole('button', { name: /Vase/ }));
    await user.click(submit(dialog));
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(bodies(writes)).toEqual([{ ...usual, applyTo: 'selectedProducts', selectedProducts: ['p1'] }]);
  });

  it('[REU-07] hides collections if the provider has none', async () => {
    const { user } = await openList({ collections: null });
    const dialog = await openDialog(user);
    await waitFor(() => expect(dialog.queryByRole('radio', { name: 'Selected Collections' })).toBeNull());
    expect(radio(dialog, 'Selected Products')).toBeEnabled();
  });

  it('warns if it costs more points than available', async () => {
    const { user } = await openList();
    const dialog = await openDialog(user);
    await fill(user, box(dialog, /^Points to deduct/), '101');
    expect(dialog.getByText(/exceeds the customer’s 100 points/)).toBeVisible();
    expect(submit(dialog)).toBeEnabled();
  });

  it('[REU-08] keeps the input on failure, shows server errors at the fields, translated if they are known codes, and retries with the same key', async () => {
    const { user, writes, server } = await openList({
      answer() {
        const fields = { discountCodePrefix: 'taken', discountValue: 'At most 5 this month.' };
        throw new AppError({ kind: 'validation', status: 422, message: 'No', fields });
      },
    });
    const dialog = await openDialog(user);
    await user.type(box(dialog, /^Code prefix/), 'VIP');
    await user.click(submit(dialog));
    expect(await dialog.findByText(/^The voucher couldn’t be added\. No\. /)).toBeVisible();
    expect(box(dialog, /^Code prefix/)).toHaveAccessibleDescription('This is already in use');
    expect(box(dialog, /^Percentage off/)).toHaveAccessibleDescription('At most 5 this month.');
    expect(box(dialog, /^Code prefix/)).toHaveValue('VIP');
    server.answer = () => ({});
    await user.click(submit(dialog));
    expect(await screen.findByText('Voucher added for “Ada”')).toBeVisible();
    expect(keys(writes).size).toBe(1);
  });

  it('reports a voucher that was added twice, and rejects the other one on request', async () => {
    const opened = await openList({
      answer() {
        for (const code of ['NEW-1', 'NEW-2']) {
          opened.server.rewards.unshift({ ...oldVoucher, _id: code, coupon_code: code, status: 'approved' });
        }
        return { reward: { coupon_code: 'NEW-2' } };
      },
    });
    const { user, server } = opened;
    await user.click(submit(await openDialog(user)));
    const alert = await screen.findByText(/2 vouchers were added, although one was sent\. Not needed: NEW-1\./);
    expect(alert).toHaveRole('alert');
    expect(screen.queryByText(/^Voucher added for/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reject what isn’t needed' }));
    expect(await screen.findByText('“Ada”: voucher NEW-1 rejected')).toBeVisible();
    expect(server.rejected).toEqual([['/admin/loyalty/reward/NEW-1', { status: 'rejected' }]]);
  });
});
