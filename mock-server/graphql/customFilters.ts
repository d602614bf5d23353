/** List arguments that aren't declared as entity filters, implemented by hand. */
import { HttpError } from '../httpError';
import { getRowValue } from '../store/getRowValue';
import type { Site } from '../store/site';
import type { RowPredicate, Table } from '../store/table';

type CustomFilter = (table: Table, value: string, site: Site) => RowPredicate;

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Filters by entity and argument. The value is passed as text. */
export const customFilters: Readonly<Record<string, Readonly<Record<string, CustomFilter>>>> = {
  faq: {
    filter: (table, value) => {
      const published = table.isOneOf('status', ['approved']);
      const answered = table.isFilled('answer', (row) => !isEmpty(getRowValue(row, 'answer')));
      if (value === 'answered') return answered;
      if (value === 'unanswered') return (slot) => !answered(slot);
      if (value === 'published') return published;
      if (value === 'unpublished') return (slot) => !published(slot);
      throw new HttpError(400, `filter: '${value}' is not a filter.`);
    },
  },
  'product-reviews': {
    isFeatured: (table, value) => {
      if (value !== '0' && value !== '1') throw new HttpError(400, 'isFeatured must be 0 or 1.');
      return table.isOneOf('isFeatured', [Number(value)]);
    },
  },
  customers: {
    // Customers without a program take part in the first one.
    programId: (table, value, site) =>
      table.isOneOf('loyaltyProgramId', value === site.documents.programs[0]?._id ? [value, null] : [value]),
  },
};
