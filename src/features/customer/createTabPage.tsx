import '../../../i18n/en/areas/customerPage';
import { Navigate, useParams } from 'react-router';
import { customers } from '../../../resources/customers';
import { toRecordPath } from '../../engine/entity/recordLink';
import { createSlot } from '../../engine/slots/createSlot';
import type { LoadComponent } from '../../slots/pageSlots';
import NotFoundPage from '../../ui/navigation/NotFoundPage';
import { CustomerFrame, tabs } from './CustomerFrame';

/**
 * A tab of an extension on the page of a customer. It reads the customer with react-admin's `useRecordContext`.
 * @param load without it, the console's tab of this name is hidden
 */
export function createTabPage(name: string, load?: LoadComponent) {
  if (!load) return name === 'details' ? FirstTab : NotFoundPage;
  const Tab = createSlot(`extend.customers.tabs.${name}`, load);
  return () => <CustomerFrame tab={name}>{() => <Tab />}</CustomerFrame>;
}

/** What links to the customer open, if its own tab is hidden. */
function FirstTab() {
  const { id = '' } = useParams();
  const [first] = tabs;
  return first ? <Navigate to={`${toRecordPath(customers, id)}/${first.name}`} replace /> : <NotFoundPage />;
}
