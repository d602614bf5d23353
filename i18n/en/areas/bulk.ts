import { defineMessages } from '../../englishMessages';

/** Messages of bulk actions: confirmation, progress, and summary. */
export const messages = defineMessages('bulk', {
  label: 'Bulk action',
  selectAll: 'Select all %{total}',
  clear: 'Clear selection',
  allSelected: 'All %{total} selected',
  actions: 'Bulk actions',
  withCount: '%{action} (%{count})',
  title: '%{action}: %{name}',
  undoTitle: 'Undo “%{action}”: %{name}',
  collecting: 'Finding items: %{found} so far',
  collectingFailed: 'We couldn’t load all the selected items, so nothing was changed. %{reason}',
  confirmTitle: '%{action} (%{count} %{name})?',
  titles: {
    publish: 'Publish %{records}?',
    unpublish: 'Un-publish %{records}?',
    feature: 'Feature %{records}?',
    unfeature: 'Remove %{records} from featured?',
    approve: 'Approve %{records}?',
    reject: 'Reject %{records}?',
    exclude: 'Exclude %{records} from the program?',
    include: 'Include %{records} in the program?',
    delete: 'Delete %{records}?',
  },
  counted: {
    customers: '%{count} customer |||| %{count} customers',
    'product-reviews': '%{count} review |||| %{count} reviews',
    faq: '%{count} question |||| %{count} questions',
    rewards: '%{count} reward |||| %{count} rewards',
  },
  confirmNone: '“%{action}” doesn’t apply to any of the selected %{name}.',
  confirmSkipped:
    '%{smart_count} other will be skipped because this doesn’t apply to it. |||| %{smart_count} others will be skipped because this doesn’t apply to them.',
  confirmHidden:
    '%{smart_count} of them was left hidden, and will be published. |||| %{smart_count} of them were left hidden, and will be published.',
  confirmEmpty:
    '“%{field}” is still empty in %{smart_count} of them. |||| “%{field}” is still empty in %{smart_count} of them.',
  confirmRemove:
    'It’ll be deleted from %{site} right away. This can’t be undone. |||| They’ll be deleted from %{site} right away. This can’t be undone.',
  confirmSet:
    'It’ll be changed in %{site}. You can undo this afterward. |||| They’ll be changed in %{site}. You can undo this afterward.',
  confirmDecision:
    'It’ll be changed in %{site}. You can reverse the decision, but not undo it. |||| They’ll be changed in %{site}, one by one. You can reverse the decision, but not undo it.',
  running: '%{done} of %{total} done',
  runningFailed: '%{failed} failed',
  undoing: 'Undoing: %{done} of %{total} done',
  cancel: 'Cancel',
  close: 'Close',
  done: '%{done}: %{smart_count} |||| %{done}: %{smart_count}',
  pointsAdded: '%{points} added to %{smart_count} customer |||| %{points} in total added to %{smart_count} customers',
  pointsDeducted:
    '%{points} deducted from %{smart_count} customer |||| %{points} in total deducted from %{smart_count} customers',
  doneEarlier: '%{smart_count} already done in an earlier run |||| %{smart_count} already done in an earlier run',
  undone: 'Undone: %{smart_count}',
  failed: '%{smart_count} failed |||| %{smart_count} failed',
  failedBefore: '%{smart_count} had already failed |||| %{smart_count} had already failed',
  notSent: '%{smart_count} not changed because you canceled |||| %{smart_count} not changed because you canceled',
  stopped:
    '%{smart_count} not changed because of the same error |||| %{smart_count} not changed because of the same error',
  unchanged:
    '%{smart_count} is as it was before, so there was nothing to undo |||| %{smart_count} are as they were before, so there was nothing to undo',
  skipped: '%{smart_count} skipped |||| %{smart_count} skipped',
  failure: '%{title}: %{reason}',
  unconfirmed: {
    checked:
      'We couldn’t confirm that it was saved. It’s safe to try again: we’ll check first, so that it isn’t done twice.',
    repeated: 'We couldn’t confirm that it was saved. It’s safe to try again.',
  },
  retry: 'Try %{smart_count} again |||| Try %{smart_count} again',
  undo: 'Undo %{smart_count} |||| Undo %{smart_count}',
  undoPoints: {
    deduct:
      'Deduct %{points} in total from %{smart_count} customer? |||| Deduct %{points} in total from %{smart_count} customers?',
    add: 'Add %{points} in total back to %{smart_count} customer? |||| Add %{points} in total back to %{smart_count} customers?',
  },
  summary: 'Result',
  cutOff:
    '“%{action}” was cut off when its page was left: %{done} of %{total} done. To do the rest, do the same again for all of them: nothing is added twice. Recent changes shows what was sent.',
  changeCutOff:
    '“%{action}” was cut off when its page was left: at least %{done} of %{total} done. Recent changes shows what was sent. Check the rows before you select the rest: others may have taken their places.',
  undoCutOff:
    'The undo of “%{action}” was cut off when its page was left: %{done} of %{total} done. The rest can be undone in Recent changes.',
  leave: {
    title: 'Something is still running',
    text: 'Switching stores or signing out would end it. Let it finish, or stop it and see what was done.',
    wait: 'Let it finish',
    stop: 'Stop and show result',
  },
});
