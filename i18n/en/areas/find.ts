/** Messages of the quick find. */
export const messages = {
  title: 'Find',
  label: 'Find pages and customers',
  placeholder: 'Find a page, action, customer, or review',
  pages: 'Pages',
  actions: 'Actions',
  recent: 'Recent',
  searching: 'Searching customers and reviews…',
  none: 'Nothing found for “%{text}”.',
  failed: {
    customers: 'Customers could not be searched. %{reason}',
    'product-reviews': 'Reviews could not be searched. %{reason}',
  },
  results: '%{smart_count} result |||| %{smart_count} results',
  keys: 'Arrows choose, Enter opens, Esc closes.',
  import: {
    customers: {
      customers: 'Import customers from a file',
      store: 'Import the customers of your store',
      team: 'Have our team import customers',
      points: 'Import points from a file',
    },
    'product-reviews': {
      reviews: 'Import reviews from a file',
      team: 'Have our team import reviews',
    },
    other: 'Import: %{name}, %{kind}',
  },
  /** Further words that find the color schemes. */
  schemeWords: 'theme color scheme dark light',
};
