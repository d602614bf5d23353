import { defineMessages } from '../../englishMessages';

/** Messages of the page with the changes of the last 24 hours. */
export const messages = defineMessages('history', {
  subtitle:
    'Your changes to customers, rewards, reviews, and questions in this browser in the last 24 hours. New vouchers, programs, and settings aren’t listed.',
  notStored: 'This browser can’t store the list. It’s gone when you reload the page.',
  failed: 'We couldn’t load the recent changes',
  emptyText:
    'No changes in the last 24 hours. When you publish, reply, add points, or move customers, you can undo it here.',
  added: '%{points} point added |||| %{points} points added',
  deducted: '%{points} point deducted |||| %{points} points deducted',
  deleted: 'Deleted',
  removed: '%{field} deleted',
  changed: '%{field} changed',
  value: '%{field}: %{value}',
  undid: 'Undone: %{change}',
  items: '%{smart_count} item |||| %{smart_count} items',
  show: 'Show all',
  hide: 'Hide',
  more: 'Show more (%{count})',
  older: 'Show older changes',
  undoTitle: 'Undo: %{record}',
  undoMany: 'Undo %{smart_count} |||| Undo %{smart_count}',
  uncertain: 'We couldn’t confirm that it was saved',
  unconfirmed: '%{smart_count} not confirmed |||| %{smart_count} not confirmed',
  notByKey: 'Z doesn’t undo “%{action}” for %{record}, but you can undo it here.',
  runNotByKey: '“%{action}” for several items is undone on its card or in Recent changes.',
  willBeDeleted: 'Deleting in %{seconds} seconds: %{record}',
  notDeleted: 'Not deleted: %{record}',
  runFinal: '“%{action}” can’t be undone for these items.',
  undone: 'Change to %{record} undone',
  nothingToUndo: 'Nothing to undo',
  final: '“%{action}” can’t be undone for %{record}.',
  cannotUndo: 'The decision about %{record} can’t be undone, but you can reverse it.',
  correctionNote: 'Correction: points were added twice',
  state: {
    undone: 'Undone',
    changed: 'Changed again since',
    deleted: 'Deleted since',
    final: 'Can’t be undone',
    unknown: 'Check the customer’s points',
  },
  reason: {
    conflict: 'Someone else changed it since, so it was left as it is.',
    notFound: 'It no longer exists.',
    unconfirmed: 'We couldn’t confirm it. It’s safe to try again.',
  },
});
