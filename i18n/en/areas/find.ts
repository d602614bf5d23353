/** Messages of the quick find. */
export const messages = {
  title: 'Search',
  label: 'Search pages and customers',
  placeholder: 'Find a page, action, customer, or review',
  pages: 'Pages',
  actions: 'Actions',
  recent: 'Recent',
  searching: 'Searching customers and reviews…',
  none: 'No results for “%{text}”',
  failed: {
    customers: 'Customers couldn’t be searched. %{reason}',
    'product-reviews': 'Reviews couldn’t be searched. %{reason}',
  },
  results: '%{smart_count} result |||| %{smart_count} results',
  keys: 'Use arrow keys to move, Enter to open, Esc to close',
  import: {
    customers: {
      customers: 'Import customers from a file',
      store: 'Import customers from your store',
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
