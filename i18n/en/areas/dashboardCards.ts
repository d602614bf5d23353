import { defineMessages } from '../../englishMessages';

/** Messages of the parts of the dashboard that are loaded later. */
export const messages = defineMessages('dashboardCards', {
  workload: {
    waiting: '%{count} item is waiting, about %{time} |||| %{count} items are waiting, about %{time}',
    measured: 'Measured on this device, for one item: %{paces}.',
    assumed: 'Assumed until it’s measured, for one item: %{paces}.',
  },
  money: {
    title: 'Money and points',
    orderValue: { name: 'Order value', formula: 'Total of all orders in this period.' },
    discountValue: { name: 'Discounts', formula: 'Total of the discounts that vouchers gave in this period.' },
    outstanding: { name: 'Outstanding points', formula: 'Points that your customers have and can still redeem.' },
    redemptionRate: { name: 'Redemption rate', formula: 'Points redeemed divided by points earned in this period.' },
    worth: 'Worth up to %{amount}',
    rateBefore: '%{share} in the %{before}',
  },
  restart: {
    done: 'Setup wizard restarted',
    failed: 'We couldn’t restart the setup wizard. %{reason} Nothing changed. Try again.',
    title: 'Restart the setup wizard?',
    text: 'The wizard replaces the dashboard for everyone on your team until someone launches the store again. Your data, programs, and settings stay as they are.',
    confirm: 'Restart wizard',
  },
});
