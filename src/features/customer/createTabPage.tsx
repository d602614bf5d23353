import '../../../i18n/en/areas/customerPage';
import { createSlot } from '../../engine/slots/createSlot';
import type { LoadComponent } from '../../slots/pageSlots';
import { CustomerFrame } from './CustomerFrame';

/** A tab of an extension on the page of a customer. It reads the customer with react-admin's `useRecordContext`. */
export function createTabPage(name: string, load: LoadComponent) {
  const Tab = createSlot(`extend.customers.tabs.${name}`, load);
  return () => <CustomerFrame tab={name}>{() => <Tab />}</CustomerFrame>;
}
