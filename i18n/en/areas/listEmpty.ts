import { defineMessages } from '../../englishMessages';

/** Messages of a list that has no rows, or none that match. */
export const messages = defineMessages('listEmpty', {
  emptyText: 'You don’t have any %{name} yet.',
  nothingWaits: 'You’re all caught up',
  nothingWaitsText: 'No %{name} need your attention.',
  showAll: 'Show all %{name}',
  noResult: 'No results found',
  noResultText: 'No %{name} match your search and filters.',
  clear: 'Clear all filters',
});
