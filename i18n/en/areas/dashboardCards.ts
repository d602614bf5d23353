import { defineMessages } from '../../englishMessages';

/** Messages of the parts of the dashboard that are loaded later. */
export const messages = defineMessages('dashboardCards', {
  workload: {
    none: 'You’re all caught up.',
    start: 'Start',
    waiting: '%{count} item is waiting, about %{time} |||| %{count} items are waiting, about %{time}',
    measured: 'Measured on this device, for one item: %{paces}.',
    assumed: 'Assumed until it’s measured, for one item: %{paces}.',
  },
  week: {
    title: 'This week',
    birthdays: '%{count} birthday reward in the last 7 days |||| %{count} birthday rewards in the last 7 days',
    viewPending: 'View %{count} pending reward |||| View %{count} pending rewards',
    viewBirthdays: 'View birthday rewards',
    expiring:
      'Up to %{points} points of %{customers} customer expire in the next 7 days |||| Up to %{points} points of %{customers} customers expire in the next 7 days',
    expiringAtLeast:
      'More than %{points} points of more than %{customers} customer expire in the next 7 days |||| More than %{points} points of more than %{customers} customers expire in the next 7 days',
    noneExpiring: 'No points expire in the next 7 days',
    viewPoints: 'View expiring points',
  },
  money: {
    title: 'Money and points',
    orderValue: { name: 'Order value (%{currency})', formula: 'Total of orders since %{since}, in %{currency}.' },
    discountValue: {
      name: 'Discounts (%{currency})',
      formula: 'Total of discounts that vouchers gave since %{since}, in %{currency}.',
    },
    outstanding: { name: 'Outstanding points', formula: 'Points that your customers have and can still redeem.' },
    redemptionRate: {
      name: 'Redemption rate',
      formula:
        'Points redeemed divided by points earned since %{since}, without points that you added or deducted. Above 100% if customers redeem what they earned before.',
    },
    worth: 'Worth up to %{amount}',
    rateBefore: '%{share} in the %{before}',
    otherCurrencies:
      '%{smart_count} order without an amount in %{currency} |||| %{smart_count} orders without an amount in %{currency}',
  },
  restart: {
    done: 'Setup wizard restarted',
    failed: 'We couldn’t restart the setup wizard. %{reason} Nothing changed. Try again.',
    uncertain: 'We couldn’t confirm that the setup wizard was restarted. %{reason} It’s safe to try again.',
    title: 'Restart the setup wizard?',
    text: 'The wizard replaces the dashboard for everyone on your team until someone launches the store again. Your data, programs, and settings stay as they are.',
    confirm: 'Restart wizard',
  },
});
