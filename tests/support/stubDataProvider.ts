import { vi } from 'vitest';
import type { ConsoleDataProvider } from '../../dataProvider';
import type { Entity } from '../../resources/entity';
import { toSortBy } from '../../resources/sorts';
import { type ConsoleRecord, getFieldValue } from '../../src/engine/records/consoleRecord';

type Method = (...given: never[]) => Promise<unknown>;

/** Reads of all records of a kind without a list page, by its name. */
type RecordLists = Readonly<Record<string, () => Promise<readonly object[]>>>;

/** A data provider with these methods only; `getList` has these records besides. Any other method rejects. */
export function stubDataProvider(
  methods: Readonly<Record<string, Method>>,
  records: RecordLists = {},
): ConsoleDataProvider {
  const { getList = () => Promise.reject(new Error('unexpected call of dataProvider.getList')) } = methods;
  const getListOf = async (name: string, ...others: unknown[]) => {
    const data = (await records[name]?.())?.map((record) => ({ id: Object(record)._id, ...record }));
    return data ? { data, total: data.length } : Reflect.apply(getList, methods, [name, ...others]);
  };
  const stub = new Proxy<Record<string, unknown>>(
    { supportAbortSignal: true, ...methods, ...(Object.keys(records).length > 0 && { getList: getListOf }) },
    {
      get: (target, name) => {
        if (typeof name !== 'string' || name === 'then' || name in target) return Reflect.get(target, name);
        return () => Promise.reject(new Error(`unexpected call of dataProvider.${name}`));
      },
    },
  );
  // The proxy implements every method; tests define the ones they need.
  return stub as unknown as ConsoleDataProvider;
}

interface ListParams {
  pagination: { page: number; perPage: number };
  sort: { field: string; order: string };
  filter: Readonly<Record<string, string>>;
}

/** A fake server with the rows of one entity, which records the calls of the provider. */
export function listServer(entity: Entity, records: readonly ConsoleRecord[]) {
  let rows = [...records];
  const matches = (record: ConsoleRecord, filter: ListParams['filter']) =>
    Object.entries(filter).every(([name, value]) => {
      const declared = entity.list.filters[name];
      if (declared?.kind === 'search')
        return declared.paths.some((path) =>
          String(getFieldValue(record, path)).toLowerCase().includes(value.toLowerCase()),
        );
      return declared?.kind !== 'choice' || declared.path === undefined || record[declared.path] === value;
    });
  const getList = vi.fn(async (_name: string, { pagination, filter }: ListParams) => {
    const found = rows.filter((record) => matches(record, filter));
    const first = (pagination.page - 1) * pagination.perPage;
    return { data: found.slice(first, first + pagination.perPage), total: found.length };
  });
  const update = vi.fn(async (_name: string, { id, data }: { id: string; data: object }) => {
    rows = rows.map((record) => (record.id === id ? { ...record, ...data } : record));
    return { data: rows.find((record) => record.id === id) };
  });
  const remove = vi.fn(async (_name: string, { id }: { id: string }) => {
    rows = rows.filter((record) => record.id !== id);
    return { data: { id, _id: id } };
  });
  const programs = vi.fn(async () => [
    { _id: 'p1', name: 'Circle' },
    { _id: 'p2', name: null },
  ]);
  return {
    getList,
    update,
    remove,
    programs,
    rows: () => rows,
    /** Parameters of the page reads, without counts. `sort` is the API's name of the sort. */
    reads: () =>
      getList.mock.calls
        .map(([, { pagination, sort, filter }]) => ({ pagination, sort: toSortBy(entity, sort), filter }))
        .filter(({ pagination }) => pagination.perPage > 1),
    provider: (more: Readonly<Record<string, Method>> = {}) =>
      stubDataProvider({ getList, update, delete: remove, ...more }, { programs }),
  };
}
