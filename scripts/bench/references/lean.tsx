/** Reference page of the benchmarks: the controllers of react-admin's core with plain tables, without MUI. */
import { QueryClient } from '@tanstack/react-query';
import {
  CoreAdminContext,
  CoreAdminUI,
  type CoreLayoutProps,
  ListBase,
  localStorageStore,
  Resource,
  useGetList,
  useListContext,
} from 'ra-core';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Link } from 'react-router-dom';
import { dataProvider } from './dataProvider';

const customerFields = ['name', 'emailAddress', 'totalPoints', 'totalVouchers', 'totalReviews', 'totalOrders'];

function SearchBox() {
  const { filterValues, setFilters } = useListContext();
  const [text, setText] = useState<string>(filterValues.q ?? '');
  return (
    <input
      placeholder="Search"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        // Without the last argument, each key would send a search at once.
        setFilters({ ...filterValues, q: target.value }, {}, true);
      }}
    />
  );
}

function Rows({ fields }: { fields: readonly string[] }) {
  const { data } = useListContext();
  return (
    <table>
      <thead>
        <tr>
          {fields.map((field) => (
            <th key={field}>{field}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data?.map((record) => (
          <tr key={record.id} data-record={record.id}>
            {fields.map((field) => (
              <td key={field}>{String(record[field])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pager() {
  const { page, setPage, hasNextPage, hasPreviousPage } = useListContext();
  return (
    <p>
      <button type="button" disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
        Previous
      </button>
      <button type="button" disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        Next
      </button>
    </p>
  );
}

/** Loads the next page into the cache. */
function PrefetchNextPage() {
  const { resource, page, perPage, sort, filterValues, hasNextPage, isFetching } = useListContext();
  useGetList(
    resource,
    { pagination: { page: page + 1, perPage }, sort, filter: filterValues },
    { enabled: hasNextPage === true && !isFetching },
  );
  return null;
}

function CustomerList() {
  return (
    <ListBase debounce={150}>
      <SearchBox />
      <Rows fields={customerFields} />
      <Pager />
      <PrefetchNextPage />
    </ListBase>
  );
}

function ReviewList() {
  return (
    <ListBase>
      <Rows fields={['title', 'rating', 'status', 'createdAt']} />
      <Pager />
    </ListBase>
  );
}

function Layout({ children }: CoreLayoutProps & { children?: ReactNode }) {
  return (
    <>
      <nav>
        <Link to="/customers">Customers</Link> <Link to="/reviews">Reviews</Link>
      </nav>
      <main>{children}</main>
    </>
  );
}

const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient} store={localStorageStore()}>
      <CoreAdminUI layout={Layout} loginPage={false} disableTelemetry title="Lean">
        <Resource name="customers" list={CustomerList} />
        <Resource name="reviews" list={ReviewList} />
      </CoreAdminUI>
    </CoreAdminContext>,
  );
}
