import { defineMessages } from '../../englishMessages';

/** What creations have found: by resource, or else of any record. Those of a bulk run start with `run`. */
export const messages = defineMessages('findings', {
  checkAgain: 'Check again',
  record: {
    repeated: '%{name} added %{smart_count} time. |||| %{name} added %{smart_count} times, although it was sent once.',
    correct: 'Keep one, delete the rest',
    corrected: '%{name}: only one is left.',
    correctionFailed: '%{name}: we couldn’t delete the extra ones. %{reason}',
    unchecked: '%{name} was added, but we couldn’t confirm that it was added only once. %{reason}',
    checked: '%{name} was added only once.',
    correctionUncertain: '%{name}: we couldn’t confirm that the extra ones were taken back. It’s safe to try again.',
  },
  points: {
    repeated:
      '“%{title}”: the activity shows these %{points} points %{smart_count} time. The balance is %{balance}; %{expected} was expected. |||| “%{title}”: the activity shows these %{points} points %{smart_count} times. The balance is %{balance}; %{expected} was expected.',
    mismatch:
      '“%{title}”: the points were confirmed, but the balance is %{balance}; %{expected} was expected. Check the activity.',
    open: 'Open customer',
    correct: 'Deduct %{excess} points',
    correctUp: 'Add %{excess} points back',
    corrected: '“%{title}”: %{excess} points corrected',
    correctionUncertain: '“%{title}”: we couldn’t confirm that the points were corrected. It’s safe to try again.',
    correctionFailed: '“%{title}”: the points weren’t corrected. %{reason}',
    runRepeated:
      'Applied %{smart_count} time. The balance is %{balance}; %{expected} was expected. Try again to correct this. |||| Applied %{smart_count} times. The balance is %{balance}; %{expected} was expected. Try again to correct this.',
    runMismatch: 'Confirmed, but the balance is %{balance}; %{expected} was expected. Check the activity.',
  },
  managers: { named: 'Invitation to %{own}' },
  programs: { named: '%{own}' },
  vouchers: {
    name: 'Voucher for “%{title}”',
    named: 'Voucher %{own} for “%{title}”',
    repeated:
      '“%{title}”: %{smart_count} voucher was added, although one was sent. Not needed: %{extra}. |||| “%{title}”: %{smart_count} vouchers were added, although one was sent. Not needed: %{extra}.',
    correct: 'Reject what isn’t needed',
    corrected: '“%{title}”: voucher %{extra} rejected',
    correctionFailed: '“%{title}”: we couldn’t reject voucher %{extra}. %{reason}',
    runRepeated:
      'Added %{smart_count} time. Not needed: %{extra}. Try again to reject what isn’t needed. |||| Added %{smart_count} times. Not needed: %{extra}. Try again to reject what isn’t needed.',
  },
});
