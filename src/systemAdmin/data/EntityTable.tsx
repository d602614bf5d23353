import { type GetListParams, type Identifier, useCreatePath, useResourceContext } from 'ra-core';
import { createContext, type ReactElement } from 'react';
import { ColumnsButton, DataTable, DateInput, List, Pagination, SelectInput, TextInput, TopToolbar } from 'react-admin';
import { Link } from 'react-router';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { graphqlPath } from '../../../dataProvider/http/graphqlPath';
import { isObject } from '../../../dataProvider/parse/isObject';
import type { EntityRecord } from '../../../dataProvider/parse/records';
import type { Entity, Filter } from '../../../resources/entity';
import { defaultSort } from '../../../resources/sorts';
import { getLeftOut, readPages } from '../../lib/readPages';

/** Columns that are visible at first. */
const VISIBLE_FIELDS = 6;

/** A wide table scrolls inside the page. Filters are on one line, and below each other on a phone. */
const listStyle = {
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-content': { overflowX: 'auto' },
  '& .RaList-actions': { paddingInline: { xs: 1.5, md: 0 }, paddingBottom: 1 },
  '& .filter-field .MuiFormControl-root.MuiFormControl-root': { marginBlock: '8px 0' },
};

const rowsPerPage = [10, 25, 50, 100];

/** react-admin's list of an entity, with every declared field as a column. */
export function EntityTable({ entity }: { entity: Entity }) {
  const { name, list } = entity;
  const fields = Object.keys(entity.fields).filter((field) => field !== '$row');
  const [defaultSort = { field: 'id', order: 'ASC' }] = Object.values(list.sorts);
  const canSort = (field: string) => Object.values(list.sorts).filter((sort) => sort.field === field).length === 2;
  const storeKey = `admin.${name}.table`;
  return (
    <List
      resource={name}
      storeKey={`admin.${name}`}
      sort={{ ...defaultSort }}
      perPage={25}
      title={false}
      empty={false}
      exporter={false}
      disableAuthentication
      sx={listStyle}
      filters={createFilterInputs(entity)}
      actions={
        <TopToolbar>
          <ColumnsButton storeKey={storeKey} />
        </TopToolbar>
      }
      pagination={<Pagination rowsPerPageOptions={rowsPerPage} />}
    >
      <DataTable
        storeKey={storeKey}
        bulkActionButtons={false}
        hiddenColumns={fields.slice(VISIBLE_FIELDS)}
        rowClick="show"
      >
        <DataTable.Col
          source="_id"
          label={<bdi dir="ltr">_id</bdi>}
          disableSort
          render={(record) => <RecordLink id={record.id} />}
        />
        {fields.map((field) => (
          <DataTable.Col
            key={field}
            source={field}
            label={field}
            disableSort={!canSort(field)}
            render={(record) => <bdi>{formatCell(record[field])}</bdi>}
          />
        ))}
      </DataTable>
    </List>
  );
}

/** Opens a record by keyboard, which a click on the row doesn't. */
function RecordLink({ id }: { id: Identifier }) {
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  return <Link to={createPath({ resource, id, type: 'show' })}>{id}</Link>;
}

/** Objects are shown by their first text; the record view has all of them. */
function formatCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.length}]`;
  const texts = Object.entries(value).filter(([key, item]) => key !== '_id' && typeof item === 'string');
  return String(texts[0]?.[1] ?? JSON.stringify(value));
}

const wideEnough = { minWidth: 140 };

/** react-admin's inputs for the filters of an entity, labeled with the parameters' names in the API. */
function createFilterInputs({ list }: Entity): ReactElement[] {
  return Object.entries(list.filters).flatMap(([name, filter]) => createInputs(name, filter));
}

function createInputs(name: string, filter: Filter): ReactElement[] {
  switch (filter.kind) {
    case 'choice':
    case 'choices': {
      const choices = filter.choices.map((id) => ({ id, name: id }));
      return [
        <SelectInput
          key={name}
          source={name}
          label={name}
          choices={choices}
          translateChoice={false}
          alwaysOn
          sx={wideEnough}
        />,
      ];
    }
    case 'days':
      return [filter.from, filter.to].map((source) => (
        <DateInput key={source} source={source} label={source} alwaysOn />
      ));
    default:
      return [<TextInput key={name} source={name} label={name} resettable alwaysOn />];
  }
}

/** The rows of one entity as the server sent them, before parsing. */
export interface RawRows {
  /** Undefined if no response had the row. */
  get(id: string): unknown;
  /** Remembers the rows of a response. Never throws. */
  observe(response: Response): Promise<void>;
}

export function createRawRows(): RawRows {
  const rows = new Map<string, unknown>();
  return {
    get: (id) => rows.get(id),
    async observe(response) {
      if (!response.url.endsWith(graphqlPath)) return;
      for (const row of findRows(await response.json().catch(() => null))) {
        // The parser converts numbers.
        if (isObject(row)) rows.set(String(row['_id']), row);
      }
    },
  };
}

function findRows(body: unknown): readonly unknown[] {
  const data = isObject(body) ? body['data'] : null;
  if (!isObject(data)) return [];
  const { list, one } = data;
  return isObject(list) && Array.isArray(list['items']) ? list['items'] : [one];
}

export const RawRowsContext = createContext<RawRows | null>(null);

/** Rows of one request. */
const PAGE_ROWS = 100;
/** Rows that are searched for a record without a query by id. */
export const SEARCHED_ROWS = 1000;

/** Finds a record in the first pages of its list; null if they do not have it. @throws AppError */
export async function findListedRow(
  provider: Pick<ConsoleDataProvider, 'getList'>,
  entity: Entity,
  id: string,
  signal?: AbortSignal,
): Promise<EntityRecord | null> {
  const read = async (page: number) => {
    const params: GetListParams = {
      pagination: { page: page + 1, perPage: PAGE_ROWS },
      sort: defaultSort(entity),
      filter: {},
      ...(signal && { signal }),
    };
    const { data, total, meta } = await provider.getList<EntityRecord>(entity.name, params);
    return { items: data, total, leftOut: getLeftOut(meta) };
  };
  const getId = (record: EntityRecord) => record.id;
  for await (const { fresh } of readPages(read, { pageSize: PAGE_ROWS, getId, maxPages: SEARCHED_ROWS / PAGE_ROWS })) {
    const found = fresh.find((record) => record.id === id);
    if (found) return found;
  }
  return null;
}
