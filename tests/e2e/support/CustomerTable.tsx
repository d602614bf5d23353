import { DataTable, ListView } from 'react-admin';
import { ReactAdminWrapper } from '../../../src/reactAdmin/ReactAdminWrapper';

/** A list override that renders react-admin's table in the console's list context. */
export default function CustomerTable() {
  return (
    <ReactAdminWrapper>
      <ListView>
        <DataTable rowClick="edit">
          <DataTable.Col source="name" />
          <DataTable.Col source="createdAt" label="Since" />
        </DataTable>
      </ListView>
    </ReactAdminWrapper>
  );
}
