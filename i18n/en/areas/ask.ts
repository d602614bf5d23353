/** Messages of confirmation dialogs. */
export const messages = {
  removeTitle: 'Delete %{record}?',
  removeText: 'It will be deleted from %{site} right away. This can’t be undone.',
  removeSubmit: 'Delete',
  choose: '%{action}: %{record}',
  now: 'Current %{label}: %{value}',
  same: 'This is already the current one.',
};
