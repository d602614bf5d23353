/** Messages of the save view dialog. */
export const messages = {
  name: 'Name of the view',
  saved: 'Saved as “%{name}”',
  title: 'Save this view',
  explain: 'Keeps the filter, the search, the sort and the columns under a name, on this device.',
  submit: 'Save view',
  taken: 'A view of this name is there already: it will be replaced.',
};
