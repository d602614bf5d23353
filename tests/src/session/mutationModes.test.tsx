import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type MutationMode, useCreate, useDelete, useGetList, useNotify, useUpdate, useUpdateMany } from 'ra-core';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { EntityList } from '../../../src/engine/list/EntityList';
import { getEntity } from '../../support/records';
import { renderInSite, type SentCall } from '../../support/renderInSite';

const modes: readonly MutationMode[] = ['pessimistic', 'optimistic', 'undoable'];
const question = { _id: 'q1', question: 'Does it fit?', answer: 'It does.', status: 'pending', isFeatured: 0 };

const draft = { productId: 'p1', question: 'New?', answer: 'Yes.' };

/** A page written with react-admin's hooks alone. */
function Questions({ mutationMode }: { mutationMode: MutationMode }) {
  const notify = useNotify();
  const onSuccess = () =>
    notify('ra.notification.updated', { messageArgs: { smart_count: 1 }, undoable: mutationMode === 'undoable' });
  const options = { mutationMode, onSuccess };
  const { data = [] } = useGetList('faq', {
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: {},
  });
  const record = data[0];
  const [update] = useUpdate();
  const [updateMany] = useUpdateMany();
  const [remove] = useDelete();
  const [create] = useCreate();
  const change = (data: object) => void update('faq', { id: 'q1', data, previousData: record }, options);
  const runs = {
    update: () => change({ status: 'approved' }),
    again: () => change({ isFeatured: 1 }),
    updateMany: () => void updateMany('faq', { ids: ['q1'], data: { isFeatured: 1 } }, options),
    delete: () => void remove('faq', { id: 'q1', previousData: record }, options),
    create: () =>
      void create('faq', { data: mutationMode === 'pessimistic' ? draft : { ...draft, id: 'new' } }, options),
  };
  return (
    <div data-testid="page">
      <output>{data.map(({ status, isFeatured }) => `${status} ${isFeatured}`).join(',')}</output>
      {Object.entries(runs).map(([name, run]) => (
        <button key={name} type="button" onClick={run}>
          {name}
        </button>
      ))}
    </div>
  );
}

const calls = {
  update: { method: 'PATCH', path: '/admin/faq/q1', body: { status: 'approved' } },
  updateMany: { method: 'PATCH', path: '/admin/faq/q1', body: { isFeatured: 1 } },
  delete: { method: 'DELETE', path: '/admin/faq/q1' },
  create: { method: 'POST', path: '/admin/faq', body: draft },
};
const shown = () => document.querySelector('output')?.textContent;
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

async function renderQuestions(mutationMode: MutationMode, list?: ReactNode) {
  const stored = { ...question };
  const respond = ({ method, path, body }: SentCall) => {
    if (path.endsWith('/graphql')) return { data: { list: { total: 1, items: [{ ...stored }] } } };
    if (method === 'PATCH' && typeof body === 'object') return { faq: Object.assign(stored, body) };
    return method === 'POST' && path === '/admin/faq' ? { faq: { ...question, _id: 'q2' } } : undefined;
  };
  const view = await renderInSite(
    <>
      <Questions mutationMode={mutationMode} />
      {list}
    </>,
    { respond },
  );
  await waitFor(() => expect(shown()).toBe('pending 0'));
  return view;
}

describe('react-admin’s mutations', () => {
  describe.each(modes)('%s', (mode) => {
    it.each(['create', 'update', 'updateMany', 'delete'] as const)('[RA-03] %s is sent', async (name) => {
      const { writes } = await renderQuestions(mode);
      await press(name);
      if (mode === 'undoable') {
        await screen.findByRole('button', { name: 'Undo' });
        expect(writes()).toEqual([]);
        await press('Dismiss');
      }
      await waitFor(() => expect(writes()).toEqual([expect.objectContaining(calls[name])]));
    });
  });
});

describe('the caches', () => {
  it.each(modes)(
    '[RA-03] are shared: a list page of the console shows an %s update of react-admin’s hooks',
    async (mode) => {
      await renderQuestions(mode, <EntityList entity={getEntity('faq')} />);
      const row = await screen.findByRole('row', { name: /Does it fit/ });
      expect(row).toHaveTextContent('Pending');
      await press('update');
      await waitFor(() => expect(screen.getByRole('row', { name: /Does it fit/ })).toHaveTextContent('Published'));
    },
  );
});

describe('an undoable write', () => {
  it('[RA-03] is not sent after Undo, and what was shown before is shown again', async () => {
    const { writes } = await renderQuestions('undoable');
    await press('update');
    await waitFor(() => expect(shown()).toBe('approved 0'));
    await screen.findByRole('button', { name: 'Undo' });
    await press('Undo');
    await waitFor(() => expect(shown()).toBe('pending 0'));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(writes()).toEqual([]);
  });

  it('is sent when its toast has been visible long enough', async () => {
    const { writes } = await renderQuestions('undoable');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press('delete');
    await screen.findByRole('button', { name: 'Undo' });
    await act(() => vi.advanceTimersByTimeAsync(10_001));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await waitFor(() => expect(writes()).toHaveLength(1));
    vi.useRealTimers();
  });

  it('is sent when another page is opened in the meantime and its toast closes there', async () => {
    const { writes, router } = await renderQuestions('undoable');
    await press('delete');
    await screen.findByRole('button', { name: 'Undo' });
    await act(() => router.navigate('/other'));
    expect(writes()).toEqual([]);
    await press('Dismiss');
    await waitFor(() => expect(writes()).toHaveLength(1));
  });

  it.each(['beforeunload', 'pagehide'])(
    'is sent when the tab is left (%s), and can’t be undone any more',
    async (event) => {
      const { writes } = await renderQuestions('undoable');
      await press('delete');
      await screen.findByRole('button', { name: 'Undo' });
      const leaving = new Event(event, { cancelable: true });
      await act(async () => void window.dispatchEvent(leaving));
      expect(leaving.defaultPrevented).toBe(event === 'beforeunload');
      await waitFor(() => expect(writes()).toHaveLength(1));
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    },
  );

  it.each([
    ['a sign-out', 'signedOut'],
    ['a site switch', 'ready'],
  ])('is sent with the token of its site on %s', async (_, kind) => {
    const { writes, controller } = await renderQuestions('undoable');
    await press('delete');
    await screen.findByRole('button', { name: 'Undo' });
    await act(async () => (kind === 'signedOut' ? controller.signOut() : controller.openSite('s2')));
    await waitFor(() =>
      expect(writes()).toEqual([expect.objectContaining({ ...calls.delete, authorization: 'Bearer token-s1' })]),
    );
    await waitFor(() => expect(controller.state.get().kind).toBe(kind));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is sent in the order it was made, each with its own toast', async () => {
    const { writes } = await renderQuestions('undoable');
    await press('update');
    await press('again');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
    const [, newest] = screen.getAllByRole('button', { name: 'Dismiss' });
    if (newest) await act(async () => void fireEvent.click(newest));
    await waitFor(() => expect(writes().map(({ body }) => body)).toEqual([{ status: 'approved' }, { isFeatured: 1 }]));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('shows a failure that came after its site was left', async () => {
    const { controller } = await renderQuestions('undoable');
    await press('delete');
    await screen.findByRole('button', { name: 'Undo' });
    vi.spyOn(globalThis.navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => controller.signOut());
    expect(await screen.findByRole('alert')).toBeVisible();
    vi.restoreAllMocks();
  });
});
