import { defineMessages } from '../../englishMessages';

/** Messages of the program checks. */
export const messages = defineMessages('lint', {
  title: 'Program check',
  none: 'No issues found.',
  noFigures: 'Complete the cost estimate to check the reward rate.',
  noOrders: 'Enter an average order value to check how many orders rewards take.',
  reading: 'Checking…',
  go: { part: 'Go to “%{title}”', parts: 'Go to tasks and rewards', costs: 'Go to costs' },
  rules: {
    nothingToEarn: { title: 'Customers can’t earn points', why: 'No tasks are active.' },
    nothingToBuy: {
      title: 'Customers can’t redeem points',
      why: 'No rewards are active, so customers have no reason to earn points.',
    },
    productMissing: {
      title: '“%{reward}” has no product',
      why: 'Choose a product, or customers will redeem points and get nothing.',
    },
    numberMissing: {
      title: '“%{part}” has a number that’s missing or not allowed',
      why: 'Until you change it, costs and these checks use the default, which may not be what customers get.',
    },
    farReward: {
      title: 'The nearest reward takes %{smart_count} order |||| The nearest reward takes %{smart_count} orders',
      why: '“%{reward}” is the nearest reward for orders of average value. Your limit is %{limit}.',
    },
    neverReached: {
      title: '“%{reward}” can never be reached',
      why: 'It’s the nearest reward, and no active task gives points often enough.',
    },
    payout: {
      title: 'Members get back %{payout} of what they spend',
      why: 'That’s above your %{limit} limit. A point costs you the most in “%{reward}”. Costs shows which task gives the most points.',
    },
    overlap: {
      title: '“%{task}” and “%{other}” reward the same action',
      why: 'Customers who do it get points for both.',
    },
    mailMissing: {
      title: '“%{task}” doesn’t send an email',
      why: 'The “%{template}” email is empty or missing in %{language}.',
    },
  },
  limits: {
    text: 'Warns you when the nearest reward takes more than %{smart_count} order or the reward rate is above %{payout}. |||| Warns you when the nearest reward takes more than %{smart_count} orders or the reward rate is above %{payout}.',
    change: 'Change limits',
    done: 'Done',
    orders: 'Maximum orders to nearest reward',
    payout: 'Maximum reward rate (%)',
    help: 'Saved in this browser for this store.',
    fault: 'Enter a whole number from %{least} to %{most}',
  },
});
