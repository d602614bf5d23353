import type { Row } from '../../resources/entity';
import type { Change } from '../store/change';
import { getRowValue } from '../store/getRowValue';
import type { Site } from '../store/site';

/** Side effect that counts created and deleted rows on their customer. @param field such as 'totalReviews' */
export function maintainCustomerCount(field: string) {
  return (before: Row | null, after: Row | null, site: Site): Change[] => {
    const step = Number(after !== null) - Number(before !== null);
    const customer = site.table('customers').get(String(getRowValue(after ?? before, 'customer._id')));
    if (step === 0 || !customer) return [];
    const put = { ...customer, [field]: Math.max(0, Number(customer[field]) + step) };
    return [{ site: site.id, table: 'customers', put }];
  };
}
