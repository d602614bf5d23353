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
  },
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
