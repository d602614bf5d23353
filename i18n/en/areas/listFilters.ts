import { defineMessages } from '../../englishMessages';

/** Messages of filters. */
export const messages = defineMessages('listFilters', {
  chip: '%{filter}: %{value}',
  any: 'Any',
  since: 'from %{day}',
  searched: 'More filters',
  least: '%{filter} from',
  most: '%{filter} to',
  notNumber: 'Enter a whole number, such as 250. This isn’t applied yet.',
  until: 'through %{day}',
  between: '%{from} – %{to}',
});
