import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../../../dataProvider';
import { AppError } from '../../../../dataProvider/errors';
import type { HttpRequest } from '../../../../dataProvider/http/http';
import { EntityList } from '../../../../src/engine/list/EntityList';
import { getStoredItem, setStoredItem } from '../../../../src/lib/storage/browserStorage';
import { createRecordingHttp } from '../../../support/createRecordingHttp';
import { defaultSite } from '../../../support/defaultSite';
import { leavePage } from '../../../support/leavePage';
import { createRecord, createRecords, getEntity } from '../../../support/records';
import { renderConsole } from '../../../support/renderConsole';
import { renderList } from '../../../support/renderList';
import { findRow, getRow, getRowActions, openRowMenu, runRowAction } from '../../../support/rows';
import { listServer } from '../../../support/stubDataProvider';

const rewards = getEntity('rewards');
const reviews = getEntity('product-reviews');
const faq = getEntity('faq');
const person = { _id: 'c1', name: 'Ida Holm', emailAddress: 'ida@shop.example' };

/** The real data provider with these rows. `write` responds to writes. */
function written(rows: Parameters<typeof createRecordingHttp>[0], write: (request: HttpRequest) => Promise<unknown>) {
  const { http } = createRecordingHttp(rows);
  const writes: HttpRequest[] = [];
  const provider = createDataProvider((request) => {
    if (request.method === 'GET' || request.path === '/admin/graphql') return http(request);
    writes.push(request);
    return write(request);
  });
  return { provider, writes: () => writes.map(({ method, path, body }) => ({ method, path, body })) };
}

/** The label of each reason for a reward. */
const activities = {
  refer_a_friend: 'Referred a friend',
  place_an_order: 'Placed an order',
  redeem_points: 'Redeemed points',
  wallet_adjustment: 'Manual adjustment',
  birthday: 'Birthday',
  signup: 'Signed up',
  post_a_review: 'Wrote a review',
  post_a_faq: 'Asked a question',
  social_follow: 'Followed on social media',
  social_share: 'Shared on social media',
  accepts_marketing: 'Subscribed to marketing',
  expire_points: 'Points expired',
};

const getToast = (text: HTMLElement) => within(text.parentElement ?? document.body);

describe('the actions of a reward', () => {
  const records = ['pending', 'approved', 'rejected', 'on_hold'].map((status) =>
    createRecord(rewards, status, { status, type: 'points', amount: 5, customer: person }),
  );

  it('[RWD-03] [REL-03] depend on its status: Reject or Approve, Reject, Approve or Delete, with confirmation', async () => {
    const server = listServer(rewards, records);
    const { user } = renderList(rewards, server.provider());
    await findRow('pending');
    expect(await getRowActions('pending', user)).toEqual(['Approve', 'Reject']);
    expect(await getRowActions('approved', user)).toEqual(['Reject']);
    expect(await getRowActions('rejected', user)).toEqual(['Approve', 'Delete']);
    expect(await getRowActions('on_hold', user)).toEqual([]);

    await runRowAction('rejected', 'Delete', user);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('can’t be undone');
    expect(dialog).toHaveTextContent('Nordlys Atelier');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(server.remove).not.toHaveBeenCalled();
    expect(getRow('rejected').getByText('Rejected')).toBeVisible();
  });

  it('[RWD-04] show at once, then PATCH the status, and roll back with a message on failure', async () => {
    const refusals: ((error: AppError) => void)[] = [];
    const { provider, writes } = written({ rewards: records }, () => new Promise((_, reject) => refusals.push(reject)));
    const { user } = renderList(rewards, provider);
    await findRow('pending');
    await user.click(getRow('pending').getByRole('button', { name: 'Approve' }));
    expect(getRow('pending').getByText('Approved')).toBeVisible();
    await waitFor(() =>
      expect(writes()).toEqual([
        { method: 'PATCH', path: '/admin/loyalty/reward/pending', body: { status: 'approved' } },
      ]),
    );
    await act(async () => refusals[0]?.(new AppError({ kind: 'conflict', status: 409, message: 'Already paid out.' })));
    await waitFor(() => expect(getRow('pending').getByText('Pending')).toBeVisible());
    const alert = await screen.findByText(/Already paid out\./);
    expect(alert).toHaveRole('alert');
    expect(alert).toHaveTextContent('Ida Holm');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    expect(getRow('pending').getByText('Approved')).toBeVisible();
  });

  it('close the notification that one failed, once the record is changed by another button', async () => {
    let isDown = true;
    const { provider } = written({ rewards: records }, async () => {
      if (isDown) throw new AppError({ kind: 'conflict', status: 409, message: 'Already paid out.' });
      return {};
    });
    const { user } = renderList(rewards, provider);
    await findRow('pending');
    await user.click(getRow('pending').getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(/Already paid out\./)).toHaveRole('alert');
    isDown = false;
    await user.click(await getRow('pending').findByRole('button', { name: 'Reject' }));
    await screen.findByText(/^Rejected: /);
    expect(screen.queryByText(/Already paid out\./)).toBeNull();
  });

  it('say what they leave to do for a voucher that points may have been deducted for', async () => {
    const create = (id: string, status: string, task_type: string) =>
      createRecord(rewards, id, { status, type: 'coupon_code', task_type, coupon_code: id, customer: person });
    const all = [create('PAID', 'approved', 'redeem_points'), create('GIFT', 'approved', 'birthday')];
    const rejected = ['OLD', 'SPENT'].map((id) => create(id, 'rejected', 'redeem_points'));
    const { provider } = written({ rewards: [...all, ...rejected] }, async () => ({}));
    const { user } = renderList(rewards, provider);
    await findRow('PAID');
    const note = 'If points were deducted for this voucher, check the customer’s balance: this doesn’t add them back.';
    await runRowAction('OLD', 'Delete', user);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(note);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(getRow('GIFT').getByRole('button', { name: 'Reject' }));
    expect((await screen.findByText(/^Rejected: .*GIFT/)).textContent).not.toContain('points');
    await user.click(getRow('PAID').getByRole('button', { name: 'Reject' }));
    expect((await screen.findByText(/^Rejected: .*PAID/)).textContent).toBe(`Rejected: reward “Voucher PAID”. ${note}`);
    for (const id of ['OLD', 'SPENT']) await user.click(getRow(id).getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: 'Delete (2)' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'If points were deducted for these 2 vouchers, check the customers’ balances: this doesn’t add them back.',
    );
  });

  it('[RWD-05] delete by DELETE /admin/loyalty/reward/{id}', async () => {
    const { provider, writes } = written({ rewards: records }, () => Promise.resolve({}));
    const { user } = renderList(rewards, provider);
    await findRow('rejected');
    await runRowAction('rejected', 'Delete', user);
    const question = await screen.findByRole('alertdialog', { name: 'Delete reward “5 points of Ida Holm”?' });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Deleting in 8 seconds: reward “5 points of Ida Holm”');
    await waitFor(() => expect(document.querySelector('[data-record="rejected"]')).toBeNull());
    expect(writes()).toEqual([]);
    await leavePage();
    await waitFor(() =>
      expect(writes()).toEqual([{ method: 'DELETE', path: '/admin/loyalty/reward/rejected', body: undefined }]),
    );
  });

  it('are undone by the inverse request, by button and by Z', async () => {
    const { provider, writes } = written({ rewards: records }, () => Promise.resolve({}));
    const { user } = renderList(rewards, provider);
    await findRow('rejected');
    await user.click(getRow('rejected').getByRole('button', { name: 'Approve' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change to reward “5 points of Ida Holm” undone');
    expect(writes().map(({ body }) => body)).toEqual([{ status: 'approved' }, { status: 'rejected' }]);
    await user.click(getRow('approved').getByRole('button', { name: 'Reject' }));
    await screen.findByText('Rejected: reward “5 points of Ida Holm”');
    await user.keyboard('z');
    await waitFor(() => expect(writes().at(-1)?.body).toEqual({ status: 'approved' }));
    await user.keyboard('z');
    expect(await screen.findByText('Nothing to undo')).toBeVisible();
    expect(writes()).toHaveLength(4);
  });

  it('are undone once where a double click was sent once', async () => {
    const { provider, writes } = written({ rewards: records }, () => Promise.resolve({}));
    const { user } = renderList(rewards, provider);
    await findRow('rejected');
    await user.dblClick(getRow('rejected').getByRole('button', { name: 'Approve' }));
    await screen.findAllByText('Approved: reward “5 points of Ida Holm”');
    await user.keyboard('z');
    await screen.findByText('Change to reward “5 points of Ida Holm” undone');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.keyboard('z');
    await screen.findByText('Nothing to undo');
    expect(writes().map(({ body }) => body)).toEqual([{ status: 'approved' }, { status: 'rejected' }]);
  });

  it('restore a deletion before it is sent, by Undo and by Z, without taking back the change before it', async () => {
    const { provider, writes } = written({ rewards: records }, () => Promise.resolve({}));
    const { user } = renderList(rewards, provider);
    await findRow('approved');
    await user.click(getRow('approved').getByRole('button', { name: 'Reject' }));
    await screen.findByText('Rejected: reward “5 points of Ida Holm”');
    const undo = [
      async () => user.keyboard('z'),
      async (toast: ReturnType<typeof getToast>) => user.click(toast.getByRole('button', { name: 'Undo' })),
    ];
    for (const press of undo) {
      await runRowAction('rejected', 'Delete', user);
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
      const toast = getToast(await screen.findByText('Deleting in 8 seconds: reward “5 points of Ida Holm”'));
      expect(document.querySelector('[data-record="rejected"]')).toBeNull();
      await press(toast);
      await findRow('rejected');
      expect(screen.queryByText(/^Deleting in/)).toBeNull();
    }
    expect(screen.getAllByText('Not deleted: reward “5 points of Ida Holm”').length).toBeGreaterThan(0);
    await leavePage();
    expect(writes()).toHaveLength(1);
    await user.keyboard('z');
    await waitFor(() => expect(writes().at(-1)?.body).toEqual({ status: 'approved' }));
  });

  it('complete a deletion whose page was left before the response, and forget one that was saved', async () => {
    const key = `deletions.${defaultSite.preferencesKey}`;
    const deletions = ['rejected', 'gone'].map((recordId) => ({ id: recordId, resource: 'rewards', recordId, at: 0 }));
    setStoredItem(key, JSON.stringify(deletions));
    const { provider, writes } = written({ rewards: records }, ({ path }) =>
      path.endsWith('gone') ? Promise.reject(new AppError({ kind: 'notFound', status: 404 })) : Promise.resolve({}),
    );
    renderList(rewards, provider);
    expect(await screen.findByText('Deleted: Reward')).toBeVisible();
    await waitFor(() => expect(getStoredItem(key)).toBeNull());
    expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual(
      ['rejected', 'gone'].map((id) => `DELETE /admin/loyalty/reward/${id}`),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are undone by Z while their response is awaited, and not the change before', async () => {
    const answers: (() => void)[] = [];
    const { provider, writes } = written(
      { rewards: records },
      () => new Promise((resolve) => answers.push(() => resolve({}))),
    );
    const { user } = renderList(rewards, provider);
    await findRow('approved');
    await user.click(getRow('approved').getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    await act(async () => answers[0]?.());
    await screen.findByText('Rejected: reward “5 points of Ida Holm”');
    await user.click(getRow('rejected').getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(writes()).toHaveLength(2));
    await user.keyboard('z');
    await act(async () => answers[1]?.());
    await waitFor(() => expect(writes()).toHaveLength(3));
    await act(async () => answers[2]?.());
    await screen.findByText('Change to reward “5 points of Ida Holm” undone');
    expect(writes().at(-1)).toMatchObject({ path: '/admin/loyalty/reward/rejected', body: { status: 'rejected' } });
    expect(screen.queryByText('Approved: reward “5 points of Ida Holm”')).toBeNull();
  });

  it('are not undone by Z after a deletion was sent, which can’t be undone', async () => {
    const { provider, writes } = written({ rewards: records }, () => Promise.resolve({}));
    const { user } = renderList(rewards, provider);
    await findRow('approved');
    await user.click(getRow('approved').getByRole('button', { name: 'Reject' }));
    await screen.findByText('Rejected: reward “5 points of Ida Holm”');
    await runRowAction('rejected', 'Delete', user);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText(/^Deleting in 8 seconds/);
    await leavePage();
    await screen.findByText('Deleted: reward “5 points of Ida Holm”');
    await user.keyboard('z');
    expect(await screen.findByText('“Delete” can’t be undone for reward “5 points of Ida Holm”.')).toBeVisible();
    // Pressing it again doesn't undo the change before either, which may not be on the screen.
    await user.keyboard('zz');
    await user.click(getRow('pending').getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(writes().length).toBeGreaterThan(2));
    expect(writes().map(({ method, path }) => [method, path])).toEqual([
      ['PATCH', '/admin/loyalty/reward/approved'],
      ['DELETE', '/admin/loyalty/reward/rejected'],
      ['PATCH', '/admin/loyalty/reward/pending'],
    ]);
  });

  it('never go back to pending: the opposite decision is offered, by button and by Z', async () => {
    const { provider, writes } = written({ rewards: records }, () => Promise.resolve({}));
    const { user } = renderList(rewards, provider);
    await findRow('pending');
    await user.click(getRow('pending').getByRole('button', { name: 'Reject' }));
    const toast = getToast(await screen.findByText('Rejected: reward “5 points of Ida Holm”'));
    expect(toast.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.keyboard('z');
    const reason = await screen.findByText(/can’t be undone/);
    expect(writes()).toHaveLength(1);
    await user.click(getToast(reason).getByRole('button', { name: 'Approve instead' }));
    await screen.findByText('Approved: reward “5 points of Ida Holm”');
    await user.keyboard('z');
    await screen.findByText('Change to reward “5 points of Ida Holm” undone');
    expect(writes().map(({ path, body }) => [path, body])).toEqual(
      ['rejected', 'approved', 'rejected'].map((status) => ['/admin/loyalty/reward/pending', { status }]),
    );
  });
});

describe('the actions of a review and of a question', () => {
  const values = (index: number) => ({
    status: ['pending', 'approved', 'spam_check'][index],
    isFeatured: index === 1 ? 1 : 0,
    title: `Title ${index}`,
    question: `Question ${index}`,
    answer: 'Yes.',
  });

  it.each([
    ['[REV-03] publish, un-publish and feature a review by PATCH /admin/reviews/{id}', reviews, 'reviews', 'reviews'],
    ['publish, un-publish and feature a question by PATCH /admin/faq/{id}', faq, 'faqs', 'faq'],
  ])('%s', async (_title, entity, query, path) => {
    const { provider, writes } = written({ [query]: createRecords(entity, 3, values) }, () => Promise.resolve({}));
    const { user } = renderList(entity, provider);
    await findRow('id0');
    const steps = [
      ['id0', 'Publish', { status: 'approved' }],
      ['id1', 'Un-publish', { status: 'pending' }],
      ['id2', 'Feature', { isFeatured: 1 }],
      ['id1', 'Remove from featured', { isFeatured: 0 }],
    ] as const;
    for (const [id, action, body] of steps) {
      await runRowAction(id, action, user);
      await waitFor(() => expect(writes().at(-1)).toEqual({ method: 'PATCH', path: `/admin/${path}/${id}`, body }));
    }
    expect(writes()).toHaveLength(4);
  });

  it('hide publishing for an unknown status, which is shown as text', async () => {
    const { user } = renderList(reviews, listServer(reviews, createRecords(reviews, 3, values)).provider());
    await findRow('id2');
    expect(getRow('id2').getByText('spam_check')).toBeVisible();
    expect(await getRowActions('id2', user)).toEqual(['Reply', 'Feature', 'Move to another product', 'Delete']);
  });

  it('of a selection are undone by Z together, on their card, and name Recent changes once it is closed', async () => {
    const rows = { reviews: createRecords(reviews, 3, () => ({ title: 'Lamp', status: 'pending', isFeatured: 0 })) };
    const { provider, writes } = written(rows, () => Promise.resolve({}));
    const { user } = renderList(reviews, provider);
    await findRow('id0');
    await runRowAction('id0', 'Publish', user);
    await screen.findByText('Published: review “Lamp”');
    const featureTwo = async () => {
      for (const id of ['id1', 'id2']) {
        const box = getRow(id).getByRole<HTMLInputElement>('checkbox');
        if (!box.checked) await user.click(box);
      }
      await user.click(await screen.findByRole('button', { name: 'Feature (2)' }));
      const card = within(await screen.findByRole('region', { name: 'Bulk action' }));
      await card.findByText('Featured: 2');
      return card;
    };
    const close = async (card: Awaited<ReturnType<typeof featureTwo>>) =>
      user.click(card.getByRole('button', { name: 'Close' }));
    const sent = () => writes().map(({ path, body }) => `${path.slice(-3)} ${JSON.stringify(body)}`);
    const first = await featureTwo();
    await user.keyboard('z');
    await first.findByText('Undone: 2');
    const feature = ['id1', 'id2'].map((id) => `${id} {"isFeatured":1}`);
    const inverse = ['id1', 'id2'].map((id) => `${id} {"isFeatured":0}`);
    expect(sent()).toEqual(['id0 {"status":"approved"}', ...feature, ...inverse]);
    await close(first);
    await close(await featureTwo());
    await user.keyboard('z');
    await screen.findByText('“Feature” for several items is undone on its card or in Recent changes.');
    expect(sent()).toHaveLength(7);
  });

  it('are undone by Z in their own list alone', async () => {
    const rows = { reviews: createRecords(reviews, 1, values), faqs: createRecords(faq, 2, values) };
    const { provider, writes } = written(rows, () => Promise.resolve({}));
    const { user, router } = renderConsole({
      dataProvider: provider,
      at: '/product-reviews',
      routes: [reviews, faq].map((entity) => ({
        path: entity.name,
        element: <EntityList key={entity.name} entity={entity} />,
      })),
    });
    const sent = () => writes().map(({ path, body }) => [path, body]);
    const published = ['/admin/reviews/id0', { status: 'approved' }];
    const featured = ['/admin/faq/id0', { isFeatured: 1 }];
    await findRow('id0');
    await runRowAction('id0', 'Publish', user);
    await screen.findByText('Published: review “Title 0”');
    await act(async () => router.navigate('/faq'));
    await findRow('id1');
    await user.keyboard('z');
    expect(await screen.findByText('Nothing to undo')).toBeVisible();
    expect(sent()).toEqual([published]);
    await runRowAction('id0', 'Feature', user);
    await screen.findByText(/^Featured: question/);
    await user.keyboard('zz');
    await waitFor(() => expect(sent()).toEqual([published, featured, ['/admin/faq/id0', { isFeatured: 0 }]]));
    await act(async () => router.navigate('/product-reviews'));
    await waitFor(() => expect(getRow('id0').getByText('Title 0')).toBeVisible());
    await user.keyboard('z');
    await waitFor(() => expect(sent().slice(3)).toEqual([['/admin/reviews/id0', { status: 'pending' }]]));
  });

  it('are in the menu of a row that has no space for their button', async () => {
    const { user } = renderList(reviews, listServer(reviews, createRecords(reviews, 2, values)).provider());
    await findRow('id1');
    const openMenu = async (id: string) => (await openRowMenu(id, user)).map(({ textContent }) => textContent);
    const others = ['FeatureF', 'Move to another productO', 'DeleteD'];
    expect(await openMenu('id0')).toEqual(others);
    await user.keyboard('{Escape}');
    const hidden = Object.assign([], { item: () => null });
    vi.spyOn(getRow('id0').getByRole('button', { name: 'Reply' }), 'getClientRects').mockReturnValue(hidden);
    expect(await openMenu('id0')).toEqual(['ReplyR', ...others]);
  });
});

describe('a reward in its row', () => {
  it('[RWD-06] links to its customer, order, review and question', async () => {
    const refs = {
      customer: person,
      order: { _id: 'o7', number: '1007' },
      review: { _id: 'r 1', title: 'Lovely', rating: 5 },
      faq: { _id: 'q1', question: `Is it\nblue? ${'x'.repeat(100)}` },
    };
    renderList(
      rewards,
      listServer(rewards, [
        createRecord(rewards, 'id0', { status: 'pending', type: 'points', amount: 5, ...refs }),
      ]).provider(),
    );
    await findRow('id0');
    const href = (name: RegExp) => getRow('id0').getByRole('link', { name }).getAttribute('href');
    expect(href(/^Ida Holm$/)).toBe('/customers/c1');
    expect(href(/1007/)).toBe('https://orders.example/o7');
    expect(href(/Lovely/)).toBe('/product-reviews?record=r+1');
    expect(href(/^Question/)).toBe('/faq?search=Is+it');
  });

  it('[RWD-02] has a label for each task and type, its discount as text, its code to copy, and its dates', async () => {
    const dates = {
      createdAt: '2026-01-01T12:00:00.000Z',
      availableAt: '2026-02-01T12:00:00.000Z',
      expiresAt: '2026-03-01T12:00:00.000Z',
      scratchedAt: '2026-04-01T12:00:00.000Z',
    };
    const discounts = [
      [{ discountType: 'percentage', discountValue: 12.5 }, '12.5% off'],
      [{ discountType: 'fixed_amount', discountValue: 10 }, '€10 off'],
      [{ discountType: 'fixed_amount', discountValue: 9.5 }, '€9.50 off'],
      [{ discountType: 'free_shipping' }, 'Free shipping'],
      [{ discountType: 'free_product', freeProduct: { label: 'Candle', value: 'p1' } }, 'Free product: Candle'],
    ] as const;
    const records = Object.keys(activities).map((task_type, index) =>
      createRecord(rewards, `id${index}`, {
        status: 'approved',
        task_type,
        ...dates,
        ...(index < discounts.length
          ? { type: 'coupon_code', coupon_code: `CODE-${index}`, discountConfig: discounts[index]?.[0] }
          : { type: 'points', amount: 100 }),
      }),
    );
    const { user } = renderList(rewards, listServer(rewards, records).provider(), '?limit=25');
    await findRow('id11');
    const reasons = records.map(
      ({ id }) => document.querySelector(`tr[data-record="${id}"] [data-label="Activity"]`)?.textContent,
    );
    expect(reasons).toEqual(Object.values(activities));
    for (const [index, [, discountLabel]] of discounts.entries()) {
      expect(getRow(`id${index}`).getByText(discountLabel)).toBeVisible();
      expect(getRow(`id${index}`).getByText(`CODE-${index}`)).toBeVisible();
      await user.click(getRow(`id${index}`).getByRole('button', { name: /copy/i }));
      expect(await navigator.clipboard.readText()).toBe(`CODE-${index}`);
    }
    const discountText = (label: string) =>
      within(screen.getByRole('dialog')).getByText(label, { selector: 'dt' }).nextElementSibling;
    await user.click(getRow('id11').getByRole('link', { name: '100 points' }));
    await waitFor(() => expect(discountText('Type')).toHaveTextContent('Points'));
    await user.keyboard('{Escape}');
    await user.click(getRow('id0').getByRole('link', { name: '12.5% off' }));
    await waitFor(() => expect(discountText('Type')).toHaveTextContent('Voucher'));
    for (const [label, date] of [
      ['Created', dates.createdAt],
      ['Available', dates.availableAt],
      ['Expires', dates.expiresAt],
      ['Revealed', dates.scratchedAt],
    ] as const) {
      expect(discountText(label)?.querySelector('time'), label).toHaveAttribute('datetime', date);
    }
  });
});
