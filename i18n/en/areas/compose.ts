import { defineMessages } from '../../englishMessages';

/** Messages of the reply and answer composer. */
export const messages = defineMessages('compose', {
  of: '%{action}: %{title}',
  both: '%{first} + %{second}',
  close: 'Close',
  discard: 'Discard',
  left: '%{smart_count} character left |||| %{smart_count} characters left',
  over: '%{smart_count} character over the limit. Shorten your text to send it. |||| %{smart_count} characters over the limit. Shorten your text to send it.',
  draft: {
    kept: 'Draft saved in this tab. Not sent yet.',
    restored: 'We restored your draft. Not sent yet.',
  },
  discarded: { done: 'Draft for %{record} discarded', restore: 'Restore' },
  elsewhere: {
    title: 'Someone else changed this %{fieldLower} while you were writing',
    text: 'Your draft is safe. Nothing is replaced unless you choose to.',
    compare: 'Compare versions',
  },
  conflict: {
    title: 'Someone else changed this %{fieldLower}',
    text: 'Nothing was replaced. Keep their version, keep yours, or combine them.',
    theirs: 'Their %{fieldLower}',
    mine: 'Your version (not sent)',
    removed: 'They removed the %{fieldLower}.',
    keepTheirs: 'Keep theirs',
    keepMine: 'Keep mine',
    insert: 'Add to my version',
    kept: 'Kept their version for %{record}. Yours was discarded.',
  },
  remove: {
    label: 'Remove %{fieldLower}',
    title: 'Remove %{fieldLower} from %{record}?',
    text: 'You’ve cleared the text. Customers will no longer see this %{fieldLower}:',
    submit: 'Remove',
  },
  gone: {
    title: 'This item was deleted',
    text: 'Your %{fieldLower} can’t be sent. Copy it if you want to keep it.',
    copy: 'Copy text',
  },
  failed: {
    title: '%{field} couldn’t be sent',
    unknownTitle: 'We couldn’t confirm that your %{fieldLower} was sent',
    sameAsSeen: 'Someone changed this item, but the %{fieldLower} is the same. Try sending it again.',
    failed: 'Your text is saved here. Try sending it again.',
    kept: 'Your text is saved here.',
    missing: 'It wasn’t sent. Your text is saved here. Try again; we’ll check first so it isn’t sent twice.',
    unknown: 'Your text is saved here. Make sure that it wasn’t sent before you try again.',
    check: 'Check now',
    alsoNot: 'No other changes were made.',
  },
  reason: {
    conflict: 'Someone else changed it, so nothing was replaced.',
    gone: 'It was deleted.',
  },
  textSaved: 'Your %{fieldLower} is saved.',
  unsent: 'Couldn’t complete “%{action}” for %{record}. %{reason} Your text is saved as a draft.',
});
