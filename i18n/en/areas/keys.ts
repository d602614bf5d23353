/** Messages of the keyboard shortcuts dialog. */
export const messages = {
  title: 'Keys',
  next: 'Next row',
  previous: 'Previous row',
  select: 'Select the row',
  openRecord: 'Open the row',
  search: 'Search',
  undo: 'Undo the last change',
  help: 'This list of keys',
  close: 'Close',
};
