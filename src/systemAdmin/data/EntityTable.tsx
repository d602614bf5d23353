import { type Identifier, useCreatePath, useResourceContext } from 'ra-core';
import type { ReactElement } from 'react';
import { ColumnsButton, DataTable, DateInput, List, Pagination, SelectInput, TextInput, TopToolbar } from 'react-admin';
import { Link } from 'react-router';
import type { Entity, Filter } from '../../../resources/entity';

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
