import {
  BulkExportButton,
  DataTable,
  EditButton,
  ExportButton,
  FilterButton,
  ListView,
  SavedQueriesList,
  ShowButton,
  TextInput,
  TopToolbar,
} from 'react-admin';
import { ReactAdminWrapper } from '../../../src/kit/reactAdmin';

const filters = [
  <TextInput key="q" source="q" label="Search" alwaysOn />,
  <TextInput key="programId" source="programId" label="Program" />,
];

const actions = (
  <TopToolbar>
    <FilterButton />
    <ExportButton />
  </TopToolbar>
);

/** A list override of react-admin's parts in the console's list context. */
export default function CustomerTable() {
  return (
    <ReactAdminWrapper>
      <ListView title="Best customers" filters={filters} actions={actions} aside={<SavedQueriesList />}>
        <DataTable rowClick="edit" bulkActionButtons={<BulkExportButton />}>
          <DataTable.Col source="name" />
          <DataTable.Col source="createdAt" label="Since" />
          <DataTable.Col source="totalPoints" label="Points" />
          <DataTable.Col label="Pages">
            <EditButton />
            <ShowButton />
          </DataTable.Col>
        </DataTable>
      </ListView>
    </ReactAdminWrapper>
  );
}
