import { defineMessages } from '../../englishMessages';

/** Messages of the program tester. */
export const messages = defineMessages('tester', {
  title: 'Test this program',
  text: 'See what a customer would earn, including your unsaved changes. Nothing is sent and no points are given.',
  customer: 'Customer',
  newMember: 'Test with a new member',
  isNew: 'A new member with no points or orders',
  order: 'Order value (%{currency})',
  fault: {
    decimals: 'Too many decimal places for this currency',
    tooSmall: 'Must be 0 or more',
    tooLarge: 'Must be %{most} or less',
  },
  begin: {
    title: 'Select a customer to test with',
    text: 'Then enter an order value to see what each task gives and which rewards become available.',
  },
  orderMissing: 'Enter an order value to see what it earns.',
  gone: 'This customer no longer exists.',
  failed: 'The customer couldn’t be loaded',
  unknownPoints: 'We couldn’t load this customer’s points, so there’s nothing to calculate.',
  outside: {
    excluded: 'This customer is excluded from loyalty programs, so the order earns nothing.',
    otherProgram: 'This customer is in “%{program}”, so they earn nothing in this program.',
  },
  result: {
    title: 'This order',
    earned: '%{points} for this order',
    nothing: 'No points for this order',
    balance: 'Balance: %{before} → %{after}',
    saved: 'Saved program: %{points}',
  },
  tasks: {
    title: 'Points per task',
    none: 'No data. This program has no tasks.',
    off: 'Off',
    tooSmall: 'The order is below the %{amount} minimum.',
    otherOccasion: 'Doesn’t apply to orders: %{sentence}',
    unknownType: 'This task type isn’t supported, so we can’t calculate it.',
    noPoints: 'No points for an order of this value.',
    notMember: 'Would give %{points} if they were in this program.',
  },
  rewards: {
    title: 'Available rewards after this order',
    none: 'No data. This program has no active rewards.',
    within: 'Available',
    missing:
      '%{points} to go: %{smart_count} more order like this |||| %{points} to go: %{smart_count} more orders like this',
    progress: 'Progress toward “%{title}”',
    never: '%{points} to go. Orders like this never reach it.',
  },
});
