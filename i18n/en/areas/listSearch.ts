import { defineMessages } from '../../englishMessages';

/** Messages of a list that is searched for a filter that the API doesn't have. */
export const messages = defineMessages('listSearch', {
  read: 'Searched %{read} of %{total}. Found: %{found}',
  readUncounted: 'Searched %{read}. Found: %{found}',
  stop: 'Stop',
  rest: 'Search the rest',
});
