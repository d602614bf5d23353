/** Words of the quick find. */
export const words = {
  title: 'Find',
  moderation: 'Moderation',
  label: 'Find pages and customers',
  placeholder: 'Find a page or a customer',
  pages: 'Pages',
  customers: 'Customers',
  recent: 'Recent',
  searching: 'Searching customers…',
  none: 'Nothing found for “%{text}”.',
  failed: 'Customers could not be searched. %{reason}',
  results: '%{smart_count} result |||| %{smart_count} results',
  keys: 'Arrows choose, Enter opens, Esc closes.',
};
