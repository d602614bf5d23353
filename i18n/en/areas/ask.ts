/** Messages of confirmation dialogs. */
export const messages = {
  removeTitle: 'Delete “%{title}”?',
  removeText: 'It is deleted from %{site} at once. This cannot be undone.',
  removeSubmit: 'Delete',
  choose: '%{action}: “%{title}”',
  now: '%{label} now: %{value}',
  same: 'It is there already.',
};
