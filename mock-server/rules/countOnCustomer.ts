import type { Row } from '../../resources/entity';
import type { Change } from '../store/change';
import type { Site } from '../store/site';
import { valueAt } from '../store/valueAt';

/** Counts a new row on its customer, and a deleted one no more. @param field such as 'totalReviews' */
export function countOnCustomer(field: string) {
  return (before: Row | null, after: Row | null, site: Site): Change[] => {
    const step = Number(after !== null) - Number(before !== null);
    const customer = site.table('customers').get(String(valueAt(after ?? before, 'customer._id')));
    if (step === 0 || !customer) return [];
    const put = { ...customer, [field]: Math.max(0, Number(customer[field]) + step) };
    return [{ site: site.id, table: 'customers', put }];
  };
}
