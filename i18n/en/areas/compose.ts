/** Messages of the reply and answer composer. */
export const messages = {
  of: '%{action}: %{title}',
  both: '%{first} and %{second}',
  close: 'Close',
  discard: 'Discard',
  left: '%{smart_count} character left |||| %{smart_count} characters left',
  over: '%{smart_count} character too many. Nothing is cut off: please shorten it. |||| %{smart_count} characters too many. Nothing is cut off: please shorten it.',
  draft: {
    kept: 'Not sent yet. Kept in this tab, also when you close this box.',
    restored: 'What you typed before is here again. Not sent yet.',
  },
  discarded: { done: 'Draft for “%{title}” discarded.', restore: 'Bring it back' },
  elsewhere: {
    title: 'This %{fieldLower} was changed elsewhere while you wrote',
    text: 'Your text is untouched. Nothing is overwritten unless you say so.',
    compare: 'Compare the two',
  },
  conflict: {
    title: 'Somebody else changed this %{fieldLower} meanwhile',
    text: 'Nothing was overwritten. Keep theirs, keep yours, or edit yours until it says both.',
    theirs: 'Theirs: the %{fieldLower} as it is now',
    mine: 'Yours: not sent yet',
    removed: 'They took the %{fieldLower} away.',
    keepTheirs: 'Keep theirs',
    keepMine: 'Keep mine',
    insert: 'Insert into mine',
    kept: 'Their text for “%{title}” stays. Yours was discarded.',
  },
  remove: {
    label: 'Remove the %{fieldLower}',
    title: 'Remove the %{fieldLower} to “%{title}”?',
    text: 'The box is empty. Customers will no longer see this %{fieldLower}:',
    submit: 'Remove',
  },
  gone: {
    title: 'It was deleted meanwhile',
    text: 'Your %{fieldLower} has nowhere to go. Copy it if you want to keep it.',
    copy: 'Copy my text',
  },
  failed: {
    title: '%{field} not sent',
    unknownTitle: '%{field}: nobody knows whether it arrived',
    sameAsSeen: 'The server refused it because of another change, but the %{fieldLower} is still as you saw it.',
    failed: 'Your text is still here; you can send it again.',
    missing:
      'We looked: it has not arrived. Your text is still here; sending it again looks first, so it is not sent twice.',
    unknown: 'Your text is still here. Check whether it arrived before you go on.',
    check: 'Check now',
    alsoNot: 'Nothing else was changed either.',
  },
  reason: {
    conflict: 'Somebody else has changed it meanwhile; nothing was overwritten.',
    gone: 'It was deleted meanwhile.',
  },
  unsent: '“%{action}” failed for “%{title}”. %{reason} Your text is kept as a draft.',
};
