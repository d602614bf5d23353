import { defineMessages } from '../../englishMessages';

/** Messages of the list of columns. */
export const messages = defineMessages('listColumns', {
  search: 'Search columns',
  earlier: 'Move %{column} up',
  later: 'Move %{column} down',
  reset: 'Reset columns',
  moved: '%{column} moved to position %{place} of %{count}',
});
