import { defineMessages } from '../../englishMessages';

/** Messages of moderation flags. */
export const messages = defineMessages('flags', {
  similar: {
    title: 'Similar text',
    this: 'This one',
    same: '%{share} the same',
  },
  rule: {
    link: 'Contains a link',
    contact: 'Contains contact details',
    shouting: 'All caps',
    sameText: 'Duplicate text',
    sameAddress: 'Several from one IP address',
    otherCountry: 'Unusual country',
    hidden: 'Hidden: %{reason}',
  },
  explain: {
    link: 'The text contains a web address: “%{passage}”',
    contact: 'The text contains an email address, phone number, or account name: “%{passage}”',
    shouting: 'Much of the text is in capital letters: “%{passage}”',
    sameText:
      '%{smart_count} other in this part of the list has the same text. |||| %{smart_count} others in this part of the list have the same text.',
    sameAddress: '%{count} of the %{total} in this part of the list came from %{address}.',
    otherCountry:
      '%{count} of the %{total} with a known country in this part of the list came from %{country}. This one came from %{own}.',
    hidden: 'Left hidden in this browser only. Publishing shows it to customers.',
  },
  /** Variants for the queue, which compares a record with all pending ones instead of one page. */
  waiting: {
    explain: {
      sameText:
        '%{smart_count} other pending item has the same text. |||| %{smart_count} other pending items have the same text.',
      sameAddress: '%{count} of the %{total} pending items came from %{address}.',
      otherCountry:
        '%{count} of the %{total} pending items with a known country came from %{country}. This one came from %{own}.',
    },
  },
});
