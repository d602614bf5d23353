import { defineMessages } from '../../englishMessages';

/** Messages of the points dialog. */
export const messages = defineMessages('points', {
  title: 'Add points for “%{title}”',
  titleMany: 'Add points for %{smart_count} customer |||| Add points for %{smart_count} customers',
  points: 'Points',
  help: 'Enter a whole number.',
  adminNote: 'Internal note',
  adminNoteHelp: 'You see it in the customer’s activity, for 24 hours in this browser.',
  customerNote: 'Note to customer',
  customerNoteHelp: 'Visible to the customer. No email is sent from here: use “Explain balance” to write one.',
  balance: 'Balance: %{before} → %{after}',
  total: '%{total} point in total |||| %{total} points in total',
  totalWorth: '%{total} point in all, worth about %{money} |||| %{total} points in all, worth about %{money}',
  fault: {
    missing: 'Enter a number of points',
    notNumber: 'Enter a whole number without separators, such as 250',
    zero: 'Enter a number other than 0',
    negative: 'Enter a number above 0',
    fraction: 'Enter a whole number',
    tooLarge: 'Enter up to 1,000,000,000 points',
  },
  warning: {
    belowZero: 'The balance will go below zero.',
    someBelowZero:
      '%{count} customer’s balance will go below zero. |||| %{count} customers’ balances will go below zero.',
    maybeBelowZero: 'Balances of customers who have fewer points will go below zero.',
    aboveLimit: 'This exceeds your store’s limit of %{limit} points.',
  },
  limit: 'Points limit',
  limitNow: 'Points limit: %{limit}',
  limitDefault: 'Default limit: %{limit} points.',
  limitHint:
    'Above this, you’re warned, and confirm points for several customers by typing the total. Leave empty for the default of %{limit} points.',
  limitReset: 'The default limit of %{limit} points applies',
  limitChange: 'Change limit',
  limitLeave: 'Keep current limit',
  limitSave: 'Save limit',
  limitFailed: 'The limit couldn’t be saved. %{reason} Check it and try again.',
  limitUncertain: 'We couldn’t confirm that the limit was saved. %{reason} It’s safe to try again.',
  limitSaved: 'Limit set to %{limit} points',
  kept: 'We restored your unfinished entry.',
  keptSent:
    'We restored this entry. It was sent before, and we don’t know if it arrived. We’ll check that first, so nothing is added or deducted twice.',
  startOver: 'Start over',
  submit: 'Add points',
  deduct: 'Deduct points',
  deduction: {
    title: 'Deduct points from “%{title}”',
    titleMany: 'Deduct points from %{smart_count} customer |||| Deduct points from %{smart_count} customers',
    failed: 'Points couldn’t be deducted. %{reason} Check the details and try again.',
    checking: 'Checking whether the points were deducted…',
    unknown:
      '%{reason} We couldn’t check the balance. Wait a minute, then try again. We’ll check first, so that points aren’t deducted twice.',
  },
  done: '%{points} point added for “%{title}” |||| %{points} points added for “%{title}”',
  deducted: '%{points} point deducted from “%{title}” |||| %{points} points deducted from “%{title}”',
  failed: 'Points couldn’t be added. %{reason} Check the details and try again.',
  checking: 'Checking whether the points were added…',
  notArrived:
    '%{reason} The balance is still %{balance}. It may still be in progress: wait a minute, then try again. We’ll check first.',
  unknown:
    '%{reason} We couldn’t check the balance. Wait a minute, then try again. We’ll check first, so that points aren’t added twice.',
});
