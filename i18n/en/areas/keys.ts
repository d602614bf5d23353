/** Words of the dialog that lists the keys. */
export const words = {
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
