/** Messages of moderation flags. */
export const messages = {
  only: 'Flagged only: %{count} of %{total} on this page',
  none: 'Nothing is flagged on this page',
  noneText: 'None of the %{total} on this page is conspicuous. Other pages are looked at when you open them.',
  showAll: 'Show all %{total}',
  rule: {
    link: 'Link in the text',
    contact: 'Contact data in the text',
    shouting: 'Written in capitals',
    sameText: 'Same text on this page',
    sameAddress: 'Many from one IP address',
    otherCountry: 'Other country than most',
  },
  explain: {
    link: 'A web address stands in the text: “%{passage}”.',
    contact: 'An e-mail address, a phone number or the name of an account stands in the text: “%{passage}”.',
    shouting: 'Several words in a row, or most of the text, are in capital letters: “%{passage}”.',
    sameText:
      '%{smart_count} other on this page says the same, word for word. |||| %{smart_count} others on this page say the same, word for word.',
    sameAddress: '%{count} of the %{total} on this page came from %{address}.',
    otherCountry:
      '%{count} of the %{total} on this page whose country is known came from %{country}; this one from %{own}.',
  },
  /** Variants for the queue, which compares a record with all pending ones instead of one page. */
  waiting: {
    rule: { sameText: 'Same text as another' },
    explain: {
      sameText:
        '%{smart_count} other that waits says the same, word for word. |||| %{smart_count} others that wait say the same, word for word.',
      sameAddress: '%{count} of the %{total} that wait came from %{address}.',
      otherCountry:
        '%{count} of the %{total} that wait and whose country is known came from %{country}; this one from %{own}.',
    },
  },
};
