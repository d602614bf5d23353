/** Reference page of the benchmarks: react-admin as in its tutorial, with the same backend. */
import {
  Admin,
  Datagrid,
  DateField,
  EmailField,
  List,
  NumberField,
  Resource,
  SearchInput,
  TextField,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { dataProvider } from './dataProvider';

const customerFilters = [<SearchInput key="search" source="q" alwaysOn />];

function CustomerList() {
  return (
    <List filters={customerFilters}>
      <Datagrid>
        <TextField source="name" />
        <EmailField source="emailAddress" />
        <NumberField source="totalPoints" />
        <NumberField source="totalVouchers" />
        <NumberField source="totalReviews" />
        <NumberField source="totalOrders" />
        <DateField source="createdAt" />
      </Datagrid>
    </List>
  );
}

function ReviewList() {
  return (
    <List>
      <Datagrid>
        <TextField source="title" />
        <NumberField source="rating" />
        <TextField source="customer.name" />
        <TextField source="product.name" />
        <TextField source="status" />
        <DateField source="createdAt" />
      </Datagrid>
    </List>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Admin dataProvider={dataProvider}>
      <Resource name="customers" list={CustomerList} />
      <Resource name="reviews" list={ReviewList} />
    </Admin>,
  );
}
