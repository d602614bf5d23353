/** Arguments of lists that the entities do not explain: stated here as the provider means them. */
import { Problem } from '../problem';
import type { Site } from '../store/site';
import type { Table, Test } from '../store/table';
import { valueAt } from '../store/valueAt';

type OddArgument = (table: Table, value: string, site: Site) => Test;

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** By entity, then by argument; the value is the argument as text. */
export const oddArguments: Readonly<Record<string, Readonly<Record<string, OddArgument>>>> = {
  faq: {
    filter: (table, value) => {
      const published = table.isOneOf('status', ['approved']);
      const answered = table.isFilled('answer', (row) => !isEmpty(valueAt(row, 'answer')));
      if (value === 'answered') return answered;
      if (value === 'unanswered') return (slot) => !answered(slot);
      if (value === 'published') return published;
      if (value === 'unpublished') return (slot) => !published(slot);
      throw new Problem(400, `filter: '${value}' is not a filter.`);
    },
  },
  'product-reviews': {
    isFeatured: (table, value) => {
      if (value !== '0' && value !== '1') throw new Problem(400, 'isFeatured must be 0 or 1.');
      return table.isOneOf('isFeatured', [Number(value)]);
    },
  },
  customers: {
    // Who has no programme of their own takes part in the first.
    programId: (table, value, site) =>
      table.isOneOf('loyaltyProgramId', value === site.documents.programs[0]?._id ? [value, null] : [value]),
  },
};
