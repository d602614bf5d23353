/** Words of the dialogs that ask before something is done with a record. */
export const words = {
  removeTitle: 'Delete “%{title}”?',
  removeText: 'It is deleted from %{site} at once. This cannot be undone.',
  removeSubmit: 'Delete',
  choose: '%{action}: “%{title}”',
  now: '%{label} now: %{value}',
  same: 'It is there already.',
};
