/** List arguments that aren't declared as entity filters, implemented by hand. */
import { HttpError } from '../httpError';
import { getRowValue } from '../store/getRowValue';
import type { Site } from '../store/site';
import { isOneOf, type RowPredicate } from '../store/table';

type CustomFilter = (value: string, site: Site) => RowPredicate;

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Filters by entity and argument. The value is passed as text. */
export const customFilters: Readonly<Record<string, Readonly<Record<string, CustomFilter>>>> = {
  faq: {
    filter: (value) => {
      const published = isOneOf('status', ['approved']);
      const answered: RowPredicate = ({ row }) => !isEmpty(getRowValue(row, 'answer'));
      if (value === 'answered') return answered;
      if (value === 'unanswered') return (entry) => !answered(entry);
      if (value === 'published') return published;
      if (value === 'unpublished') return (entry) => !published(entry);
      throw new HttpError(400, `filter: '${value}' is not a filter.`);
    },
  },
  'product-reviews': {
    isFeatured: (value) => {
      if (value !== '0' && value !== '1') throw new HttpError(400, 'isFeatured must be 0 or 1.');
      return isOneOf('isFeatured', [Number(value)]);
    },
  },
  customers: {
    // Customers without a program take part in the first one.
    programId: (value, site) =>
      isOneOf('loyaltyProgramId', value === site.documents.programs[0]?._id ? [value, null] : [value]),
  },
};
