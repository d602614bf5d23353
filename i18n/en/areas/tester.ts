/** Messages of the program tester. */
export const messages = {
  title: 'What would this customer get?',
  text: 'Reckoned with the programme as it stands here, your changes included. Nothing is sent, and no points are given.',
  customer: 'Customer',
  newMember: 'Try it with a new member',
  isNew: 'A new member, without points and orders.',
  order: 'Order value (%{currency})',
  fault: {
    notNumber: 'Write a number without separators of thousands, such as 1250.',
    decimals: 'That is more decimals than the currency has.',
    tooSmall: 'Not below 0.',
    tooLarge: 'Not above %{most}.',
  },
  begin: {
    title: 'Nobody to try it with yet',
    text: 'Choose a customer and an order value, and see what each task gives and which rewards come within reach.',
  },
  orderMissing: 'Write the value of an order to see what it gives.',
  gone: 'This customer is not there any more.',
  failed: 'The customer could not be loaded',
  unknownPoints: 'How many points this customer has could not be read: nothing can be reckoned with them.',
  outside: {
    excluded: 'This customer is excluded from loyalty programmes: the order earns nothing.',
    otherProgram: 'This customer is in the programme “%{program}”: this one gives them nothing.',
  },
  result: {
    title: 'This order',
    earned: '%{points} for this order',
    nothing: 'No points for this order',
    balance: '%{before} now, then %{after}.',
    saved: 'As saved: %{points}.',
  },
  tasks: {
    title: 'What each task gives',
    none: 'The programme has no tasks.',
    off: 'Off.',
    tooSmall: 'The order is too small: it counts from %{amount}.',
    otherOccasion: 'Not for an order: %{sentence}',
    unknownType: 'The console does not know this kind of task: it cannot tell.',
    noPoints: 'It gives no points for an order of this value.',
    notMember: 'It would give %{points}, were they in this programme.',
  },
  rewards: {
    title: 'What is within reach then',
    none: 'The programme has no reward that is on.',
    within: 'Within reach',
    missing:
      '%{points} more: with %{smart_count} more order like this. |||| %{points} more: with %{smart_count} more orders like this.',
    progress: 'How far “%{title}” is',
    never: '%{points} more. Orders like this never lead there.',
  },
};
