/** Messages of confirmation dialogs. */
export const messages = {
  removeTitle: 'Delete “%{title}”?',
  removeText: 'It will be deleted from %{site} right away. This can’t be undone.',
  removeSubmit: 'Delete',
  choose: '%{action}: “%{title}”',
  now: 'Current %{label}: %{value}',
  same: 'This is already the current one.',
};
