/** React-admin's own hooks and the console's pages keep records in one cache, in one shape. */
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useDelete, useGetList, useGetOne, useUpdate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { removeFromCache, updateCachedRecord } from '../../../../dataProvider/writes/updateCache';
import { EntityList } from '../../../../src/engine/list/EntityList';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import { useRecord } from '../../../../src/engine/records/useRecord';
import { createRecord, getEntity } from '../../../support/records';
import { renderConsole } from '../../../support/renderConsole';
import { findRow, getRow } from '../../../support/rows';
import { listServer } from '../../../support/stubDataProvider';

const reviews = getEntity('product-reviews');
const ada = createRecord(reviews, 'r1', { title: 'Lovely', status: 'pending' });
const never = () => vi.fn(() => new Promise<never>(() => {}));

/** What react-admin's hooks read, with a way to the next page. */
function RaList() {
  const { data } = useGetList<ConsoleRecord>(reviews.name);
  return (
    <>
      <p>{data?.map(({ title }) => `ra list: ${title}`)}</p>
      <Link to="/next">Next</Link>
    </>
  );
}
function RaRecord() {
  const { data } = useGetOne<ConsoleRecord>(reviews.name, { id: 'r1' });
  return <p>ra one: {String(data?.['title'])}</p>;
}
function OwnRecord() {
  const { record } = useRecord(reviews, 'r1');
  return <p>own one: {String(record?.['title'])}</p>;
}

function Writes() {
  const [update] = useUpdate(reviews.name, { id: 'r1', data: { title: 'Changed' }, previousData: ada });
  const [remove] = useDelete(reviews.name, { id: 'r2' }, { mutationMode: 'pessimistic' });
  return (
    <>
      <button type="button" onClick={() => void update()}>
        Change it
      </button>
      <button type="button" onClick={() => void remove()}>
        Remove other
      </button>
      <OwnRecord />
    </>
  );
}

function open(first: ReactNode, next: ReactNode, getOne: () => Promise<unknown>) {
  return renderConsole({
    dataProvider: listServer(reviews, [ada]).provider({ getOne }),
    at: '/first',
    routes: [
      { path: 'first', element: first },
      { path: 'next', element: next },
    ],
  });
}

describe('a record in the cache', () => {
  it('is there for useGetOne and for a page of the console after useGetList', async () => {
    const getOne = never();
    const { user } = open(
      <RaList />,
      <>
        <RaRecord />
        <OwnRecord />
      </>,
      getOne,
    );
    await screen.findByText('ra list: Lovely');
    await user.click(screen.getByText('Next'));
    await screen.findByText('ra one: Lovely');
    await screen.findByText('own one: Lovely');
    expect(getOne).not.toHaveBeenCalled();
  });

  it('that a page of the console has read is there for useGetOne', async () => {
    const getOne = vi.fn(async () => ({ data: ada }));
    const first = (
      <>
        <OwnRecord />
        <Link to="/next">Next</Link>
      </>
    );
    const { user } = open(first, <RaRecord />, getOne);
    await screen.findByText('own one: Lovely');
    await user.click(screen.getByText('Next'));
    await screen.findByText('ra one: Lovely');
    expect(getOne).toHaveBeenCalledTimes(1);
  });

  it("is changed by useUpdate and removed by useDelete in the console's list and its pages", async () => {
    const server = listServer(reviews, [ada, createRecord(reviews, 'r2', { title: 'Second' })]);
    const { user } = renderConsole({
      dataProvider: server.provider({ getOne: async () => ({ data: server.rows()[0] }) }),
      at: '/first',
      routes: [
        {
          path: 'first',
          element: (
            <>
              <EntityList entity={reviews} />
              <Writes />
            </>
          ),
        },
      ],
    });
    await findRow('r2');
    await screen.findByText('own one: Lovely');
    await user.click(screen.getByText('Change it'));
    await screen.findByText('own one: Changed');
    expect(getRow('r1').getByText('Changed')).toBeTruthy();
    await user.click(screen.getByText('Remove other'));
    await vi.waitFor(() => expect(document.querySelector('[data-record="r2"]')).toBeNull());
  });
});

describe('what the console writes', () => {
  const keys = {
    one: ['r', 'getOne', { id: 'r1' }],
    list: ['r', 'getList', { filter: {} }],
    many: ['r', 'getMany', { ids: ['r1', 'r2'] }],
    reference: ['r', 'getManyReference', { target: 'customerId', id: 'c1' }],
    infinite: ['r', 'getInfiniteList', {}],
    other: ['r', 'getList', { filter: { status: 'approved' } }],
  };
  const second = createRecord(reviews, 'r2', { title: 'Second' });

  function filled() {
    const client = new QueryClient();
    const list = { data: [ada, second], total: 2 };
    client.setQueryData(keys.one, ada);
    client.setQueryData(keys.list, list);
    client.setQueryData(keys.many, [ada, second]);
    client.setQueryData(keys.reference, list);
    client.setQueryData(keys.infinite, { pages: [list], pageParams: [1] });
    client.setQueryData(keys.other, { data: [second], total: 1 });
    return client;
  }

  it('stands in every entry of react-admin that holds the record, in its shape', () => {
    const client = filled();
    const other = client.getQueryData(keys.other);
    updateCachedRecord(client, 'r', { ...ada, title: 'New' });
    const changed = { ...ada, title: 'New' };
    expect(client.getQueryData(keys.one)).toEqual(changed);
    expect(client.getQueryData(keys.many)).toEqual([changed, second]);
    for (const key of [keys.list, keys.reference]) {
      expect(client.getQueryData(key)).toEqual({ data: [changed, second], total: 2 });
    }
    expect(client.getQueryData(keys.infinite)).toMatchObject({ pages: [{ data: [changed, second], total: 2 }] });
    expect(client.getQueryData(keys.other)).toBe(other);
  });

  it('is gone from every list once it is deleted, which count one less', () => {
    const client = filled();
    removeFromCache(client, 'r', 'r1');
    expect(client.getQueryData(keys.many)).toEqual([second]);
    for (const key of [keys.list, keys.reference]) {
      expect(client.getQueryData(key)).toEqual({ data: [second], total: 1 });
    }
    expect(client.getQueryData(keys.infinite)).toMatchObject({ pages: [{ data: [second], total: 1 }] });
  });
});
