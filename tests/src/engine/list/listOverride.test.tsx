/** List views that use only react-admin's hooks and components. */
import { screen, waitFor, within } from '@testing-library/react';
import {
  RecordContextProvider,
  useCreatePath,
  useGetRecordRepresentation,
  useListContext,
  useRecordContext,
  useResourceContext,
  useResourceDefinition,
} from 'ra-core';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import { EntityList } from '../../../../src/engine/list/EntityList';
import { lazyPart } from '../../../../src/ui/lazy/lazyPart';
import { createRecords, getEntity } from '../../../support/records';
import { renderConsole } from '../../../support/renderConsole';
import { listServer } from '../../../support/stubDataProvider';

const reviews = getEntity('product-reviews');
const faq = getEntity('faq');

function Row() {
  const record = useRecordContext();
  const resource = useResourceContext();
  const represent = useGetRecordRepresentation(resource);
  const path = useCreatePath()({ resource: resource ?? '', type: 'edit', id: record?.id ?? '' });
  const { selectedIds, onToggleItem } = useListContext();
  if (!record) return null;
  return (
    <li>
      <label>
        <input type="checkbox" checked={selectedIds.includes(record.id)} onChange={() => onToggleItem(record.id)} />
        {represent(record)}
      </label>
      <a href={path}>open</a>
    </li>
  );
}

/** A list by react-admin's documentation. */
function Reviews() {
  const list = useListContext();
  const { name, hasCreate, recordRepresentation } = useResourceDefinition();
  const [text, setText] = useState(String(list.filterValues.q ?? ''));
  if (list.isPending) return <p>loading</p>;
  if (list.error) return <p>{list.error.message}</p>;
  const press = (label: string, run: () => void) => (
    <button type="button" onClick={run}>
      {label}
    </button>
  );
  return (
    <>
      <h1>{list.defaultTitle}</h1>
      <p>
        {name} can{hasCreate ? '' : 'not'} create, named by {typeof recordRepresentation}
      </p>
      <p>{`${list.total} in all, page ${list.page} of ${list.perPage}`}</p>
      <p>{`sorted by ${list.sort.field} ${list.sort.order}`}</p>
      <p>{`filters ${JSON.stringify(list.filterValues)} ${Object.keys(list.displayedFilters).sort()}`}</p>
      <p>{`selected ${list.selectedIds.join()}`}</p>
      <ul>
        {list.data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <Row />
          </RecordContextProvider>
        ))}
      </ul>
      {press('Worst first', () => list.setSort({ field: 'rating', order: 'ASC' }))}
      {press('Oldest first', () => list.setSort({ field: 'createdAt', order: 'ASC' }))}
      {press('By color', () => list.setSort({ field: 'color', order: 'ASC' }))}
      {press('Pending', () => list.setFilters({ ...list.filterValues, status: 'pending' }))}
      {press('Saved query', () => {
        // In the order of react-admin's <SavedQueriesList>.
        list.setFilters({ status: 'pending' }, { status: true });
        list.setPerPage(3);
        list.setSort({ field: 'rating', order: 'ASC' });
        list.setPage(2);
      })}
      {press('All statuses', () => list.hideFilter('status'))}
      {press('Four stars', () => list.showFilter('rating', '4'))}
      {press('Red ones', () => list.setFilters({ color: 'red' }))}
      <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      {press('Search', () => list.setFilters({ ...list.filterValues, q: text }))}
      {press('Twenty-five', () => list.setPerPage(25))}
      {press('Five', () => list.setPerPage(5))}
      {press('Seven', () => list.setPerPage(7))}
      {list.hasPreviousPage && press('Back', () => list.setPage(list.page - 1))}
      {list.hasNextPage && press('On', () => list.setPage(list.page + 1))}
      {press('First two', () => list.onSelect(list.data.slice(0, 2).map(({ id }) => id)))}
      {press('All', () => list.onSelectAll())}
      {press('None', () => list.onUnselectItems())}
    </>
  );
}

const records = createRecords(reviews, 12, (index) => ({
  title: `Review ${index}`,
  status: index % 2 ? 'approved' : 'pending',
  rating: 5,
}));

const address = '/product-reviews?page=0&limit=10';

function open(at = address) {
  const server = listServer(reviews, records);
  const view = renderConsole({
    dataProvider: server.provider(),
    at,
    routes: [
      {
        path: 'product-reviews',
        element: <EntityList entity={reviews} View={lazyPart(async () => ({ default: Reviews }))} />,
      },
      { path: 'elsewhere', element: <p>elsewhere</p> },
    ],
  });
  const errors: string[] = [];
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    errors.push(event.message);
  };
  window.addEventListener('error', onError);
  return {
    ...view,
    server,
    errors,
    press: async (name: string) => view.user.click(await screen.findByRole('button', { name })),
    lastRead: () => server.reads().at(-1),
  };
}

describe('a list override', () => {
  it('[RA-04] shows rows, their resource, title, definition and record representation', async () => {
    open();
    const first = within((await screen.findAllByRole('listitem'))[0] ?? document.body);
    expect(first.getByText('Review 0')).toBeTruthy();
    expect(first.getByText('open')).toHaveAttribute('href', '/product-reviews/id0');
    expect(screen.getByText('product-reviews can create, named by function')).toBeTruthy();
    expect(screen.getByText('12 in all, page 1 of 10')).toBeTruthy();
    expect(screen.getByRole('heading')).toHaveTextContent('Product reviews');
  });

  it('[RA-04] is sorted by field', async () => {
    const { press, lastRead, currentUrl } = open();
    await press('Worst first');
    await screen.findByText('sorted by rating ASC');
    await waitFor(() => expect(lastRead()?.sort).toBe('ratingAsc'));
    expect(currentUrl()).toBe('/product-reviews?page=0&limit=10&sort=ratingAsc');
  });

  it('[RA-04] is filtered by field and by q', async () => {
    const { press, user, lastRead, currentUrl } = open();
    await press('Pending');
    await screen.findByText(/^6 in all/);
    expect(lastRead()?.filter).toEqual({ status: 'pending' });
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'lovely');
    await press('Search');
    await waitFor(() => expect(lastRead()?.filter).toEqual({ status: 'pending', search: 'lovely' }));
    await press('All statuses');
    await press('Four stars');
    await waitFor(() => expect(lastRead()?.filter).toMatchObject({ rating: '4' }));
    expect(screen.getByText(/^filters/)).toHaveTextContent(
      'filters {"search":"lovely","rating":"4","q":"lovely"} q,rating,search',
    );
    expect(currentUrl()).toBe('/product-reviews?page=0&limit=10&search=lovely&rating=4');
    await user.clear(screen.getByRole('textbox', { name: 'Search' }));
    await press('Search');
    await waitFor(() => expect(currentUrl()).toBe('/product-reviews?page=0&limit=10&rating=4'));
  });

  it('[RA-04] is paged', async () => {
    const { press, lastRead } = open();
    await press('On');
    await screen.findByText('Review 11');
    expect(screen.queryByRole('button', { name: 'On' })).toBeNull();
    await press('Back');
    await screen.findByText('Review 0');
    await press('Twenty-five');
    await screen.findByText('12 in all, page 1 of 25');
    expect(lastRead()?.pagination).toEqual({ page: 1, perPage: 25 });
  });

  it('[RA-04] applies what one event sets together', async () => {
    const { press, lastRead, currentUrl } = open();
    await press('Saved query');
    await screen.findByText('6 in all, page 2 of 3');
    await screen.findByText('sorted by rating ASC');
    expect(lastRead()).toMatchObject({ filter: { status: 'pending' }, sort: 'ratingAsc' });
    expect(currentUrl()).toBe('/product-reviews?page=1&limit=3&sort=ratingAsc&status=pending');
  });

  it('[RA-04] is selected', async () => {
    const { press, user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Review 3' }));
    await screen.findByText('selected id3');
    await press('First two');
    await screen.findByText('selected id0,id1');
    await press('None');
    await screen.findByText('selected');
    await press('All');
    await screen.findByText(/^selected id0,.*,id11$/);
  });

  it('[RA-04] has what is selected on other pages, and may page by what <Pagination> offers', async () => {
    const { press, user, currentUrl } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Review 3' }));
    await press('On');
    await user.click(await screen.findByRole('checkbox', { name: 'Review 11' }));
    await screen.findByText('selected id3,id11');
    await press('Five');
    await screen.findByText('12 in all, page 1 of 5');
    await screen.findByText('selected id3,id11');
    expect(currentUrl()).toBe('/product-reviews?page=0&limit=5');
  });

  it('[RA-04] sorts a field that has one order in this order', async () => {
    const { press, currentUrl } = open();
    await press('Worst first');
    await screen.findByText('sorted by rating ASC');
    await press('Oldest first');
    await screen.findByText('sorted by createdAt DESC');
    expect(currentUrl()).toBe(address);
  });

  it('[RA-04] opens with the parameters it was left with, which a link to it resets', async () => {
    const { press, router, currentUrl } = open();
    await press('Pending');
    await press('Five');
    const left = '/product-reviews?page=0&limit=5&status=pending';
    await waitFor(() => expect(currentUrl()).toBe(left));
    await router.navigate('/elsewhere');
    await screen.findByText('elsewhere');
    await router.navigate('/product-reviews');
    await waitFor(() => expect(currentUrl()).toBe(left));
    await screen.findByText('6 in all, page 1 of 5');
    await router.navigate('/product-reviews');
    await screen.findByText('12 in all, page 1 of 10');
  });

  it('[RA-04] reads the links of react-admin', async () => {
    const filter = encodeURIComponent('{"status":"pending","color":""}');
    const { currentUrl } = open(
      `/product-reviews?displayedFilters=%7B%7D&filter=${filter}&order=DESC&page=2&perPage=5&sort=rating`,
    );
    await screen.findByText('6 in all, page 2 of 5');
    expect(currentUrl()).toBe('/product-reviews?page=1&limit=5&sort=ratingDesc&status=pending');
  });

  it.each([
    ['By color', "'product-reviews' cannot be sorted by color ASC. Supported sorts: createdAt DESC"],
    ['Red ones', "'product-reviews' has no filter 'color'. Supported filters: 'search', 'rating', 'status'"],
    ['Seven', 'A list cannot show 7 rows a page. Use one of 3, 5, 10, 15, 20, 25, 50, 100'],
  ])('%s throws with what is supported', async (button, message) => {
    const { press, errors, currentUrl } = open();
    await press(button);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(message);
    expect(currentUrl()).toBe(address);
  });

  it('shows why the rows could not be read', async () => {
    const server = listServer(faq, []);
    const getList = vi.fn(async () => {
      throw new AppError({ kind: 'server', message: 'The server is asleep.' });
    });
    renderConsole({
      dataProvider: server.provider({ getList }),
      at: '/faq?page=0&limit=10',
      routes: [{ path: 'faq', element: <EntityList entity={faq} View={Reviews} /> }],
    });
    await screen.findByText('The server is asleep.');
  });
});
