import { defineMessages } from '../../englishMessages';

/** Messages of the voucher dialog. */
export const messages = defineMessages('voucher', {
  title: 'Add voucher for “%{title}”',
  kept: 'We restored your unfinished voucher.',
  keptSent:
    'We restored this voucher. It was sent before, and we don’t know if it arrived. We’ll check that first, so it isn’t added twice.',
  startOver: 'Start over',
  discountType: 'Discount type',
  types: {
    percentage: 'Percentage',
    fixed_amount: 'Fixed amount',
    free_shipping: 'Free shipping',
    free_product: 'Free product',
  },
  percent: 'Percentage off',
  amount: 'Amount off (%{currency})',
  freeProduct: 'Free product',
  appliesTo: 'Applies to',
  products: 'Products',
  collections: 'Collections',
  minimum: 'Minimum order value (%{currency})',
  minimumHelp: 'Leave empty for no minimum.',
  code: 'Voucher code',
  codes: { made: 'Generate automatically', own: 'Use my own code' },
  prefix: 'Code prefix',
  prefixHelp: 'Letters, numbers, hyphens, and underscores. Leave empty for no prefix.',
  coupon: 'Code',
  points: 'Points to deduct',
  pointsHelp: 'Enter 0 to give it for free.',
  balance: 'Balance: %{before} → %{after}',
  inStore: 'Also create in store',
  adminNote: 'Internal note',
  gets: 'What the customer gets',
  unready: 'To continue, fill in: %{fields}.',
  invalid: 'To continue, correct: %{fields}.',
  sentence: {
    whole: '%{gets}, %{code}, %{cost}.',
    from: '%{gets} (minimum order %{amount})',
    onOrdersFrom: '%{gets} (minimum order %{amount})',
    entireOrder: '%{value} off the entire order',
    products: '%{value} off %{products}',
    collections: '%{value} off everything in %{collections}',
    freeShipping: 'Free shipping',
    freeProduct: 'Free %{product}',
    more: '%{smart_count} more |||| %{smart_count} more',
    ownCode: 'with code %{code}',
    prefixedCode: 'with a code starting with %{prefix}',
    madeCode: 'with a generated code',
    costs: '%{points} point deducted |||| %{points} points deducted',
    gift: 'no points deducted',
    notInStore: 'It won’t be created in your store.',
  },
  fault: {
    percent: {
      missing: 'Enter a percentage',
      notNumber: 'Enter a number, such as 10 or 12.5',
      decimals: 'Use up to 2 decimal places',
      range: 'Enter a number above 0 and up to 100',
    },
    amount: {
      missing: 'Enter an amount',
      decimals:
        'Use up to %{smart_count} decimal place for %{currency} |||| Use up to %{smart_count} decimal places for %{currency}',
      range: 'Enter an amount above 0 and up to %{most}',
    },
    freeProduct: { missing: 'Select a product' },
    products: { missing: 'Select at least one product' },
    collections: { missing: 'Select at least one collection' },
    minimum: {
      decimals:
        'Use up to %{smart_count} decimal place for %{currency} |||| Use up to %{smart_count} decimal places for %{currency}',
      range: 'Enter an amount from 0 to %{most}',
    },
    prefix: { letters: 'Use only letters A–Z, numbers, hyphens, and underscores', long: 'Use up to 20 characters' },
    coupon: {
      missing: 'Enter a code',
      letters: 'Remove spaces and accented letters',
      long: 'Use up to 64 characters',
    },
    points: {
      missing: 'Enter the points to deduct, or 0',
      fraction: 'Enter a whole number',
      range: 'Enter a number from 0 to %{most}',
    },
  },
  warning: {
    belowZero: 'This exceeds the customer’s %{balance} points, so their balance will go below zero.',
    aboveLimit:
      'This is worth more than your store’s limit of %{limit} points (%{worth}). Type the amount to confirm it.',
  },
  submit: 'Add voucher',
  done: 'Voucher added for “%{title}”',
  doneWithCode: 'Voucher added for “%{title}”: %{code}',
  copyCode: 'Copy code',
  copyFailed: 'We couldn’t copy the code. Copy it here: %{code}',
  failed: 'The voucher couldn’t be added. %{reason} Check the details and try again.',
  checking: 'Checking whether the voucher was added…',
  notArrived:
    '%{reason} The voucher isn’t there. It may still be in progress: wait a minute, then try again. We’ll check first.',
  notArrivedBalance:
    '%{reason} The voucher isn’t there, and the balance is still %{balance}. It may still be in progress: wait a minute, then try again. We’ll check first.',
  unknown:
    '%{reason} We couldn’t check the voucher. Wait a minute, then try again. We’ll check first, so that you don’t create a duplicate.',
});
