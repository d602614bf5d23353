import { defineMessages } from '../../englishMessages';

/** Messages of confirmation dialogs. */
export const messages = defineMessages('ask', {
  typeNumber: 'Type %{number} to confirm',
  removeTitle: 'Delete %{record}?',
  removeText: 'The deletion takes effect in %{site} right away. This can’t be undone.',
  removeHeldText:
    'In %{seconds} seconds, or when you close or reload this page or switch stores, the deletion takes effect in %{site}. Until then you can undo it; after that, it can’t be undone.',
  removeSubmit: 'Delete',
  takes: 'Also deleted: %{fields}',
  leaves: 'What stays, without a name: %{fields}',
  noted: '%{text}. %{note}',
  deductedPoints:
    'If points were deducted for this voucher, check the customer’s balance: this doesn’t add them back. |||| If points were deducted for these %{smart_count} vouchers, check the customers’ balances: this doesn’t add them back.',
  choose: '%{action}: %{record}',
  callText: 'This takes effect in %{site} right away. It can’t be undone here.',
  now: 'Current %{label}: %{value}',
  empty: '“%{field}” is still empty, and customers will see it like that. You can undo this.',
  same: 'This is already the current one.',
});
