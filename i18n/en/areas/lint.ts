/** Messages of the program checks. */
export const messages = {
  title: 'What may be wrong',
  none: 'Nothing found that speaks against this programme.',
  noFigures: 'Whether it gives back too much can be told once its cost can.',
  noOrders: 'How far the rewards are can be told once the average order value is known.',
  reading: 'Looking …',
  go: { part: 'Go to “%{title}”', parts: 'Go to tasks and rewards', costs: 'Go to the costs' },
  rules: {
    nothingToEarn: { title: 'Nobody can earn points', why: 'No task is on.' },
    nothingToBuy: { title: 'Points buy nothing', why: 'No reward is on: shoppers have no reason to collect points.' },
    productMissing: {
      title: '“%{reward}” gives no product',
      why: 'No product is chosen for it: shoppers would pay their points for nothing.',
    },
    farReward: {
      title: 'The nearest reward is %{smart_count} order away |||| The nearest reward is %{smart_count} orders away',
      why: '“%{reward}” is the nearest, with orders of average value. Beyond %{limit} orders most shoppers give up before.',
    },
    farForNew: {
      title: 'Nothing within reach of new members',
      why: 'Their first order leaves them with %{points}. “%{reward}”, the nearest reward, takes %{smart_count} order of average value. |||| Their first order leaves them with %{points}. “%{reward}”, the nearest reward, takes %{smart_count} orders of average value.',
    },
    neverReached: {
      title: '“%{reward}” can never be reached',
      why: 'It is the nearest reward, and no task that is on gives points often enough for it.',
    },
    payout: {
      title: '%{payout} of what members spend is given back',
      why: 'That is above your limit of %{limit}. See in the costs which task gives most.',
    },
    overlap: {
      title: '“%{task}” and “%{other}” pay for the same',
      why: 'Whoever does it gets the points of both.',
    },
    mailMissing: {
      title: '“%{task}” sends no e-mail',
      why: 'The e-mail that tells shoppers of it (%{template}) is empty or missing in %{language}.',
    },
  },
  /** Email templates by key. */
  templates: {
    loyaltyPlaceAnOrder: '“Points for an order”',
    loyaltyReferredCustomer: '“A friend ordered”',
    loyaltyBirthdayReward: '“Birthday reward”',
    reviewPublished: '“Review published”',
    faqAnswered: '“Question answered”',
  },
  limits: {
    text: 'Warns beyond %{smart_count} order to the nearest reward, and above %{payout} given back. |||| Warns beyond %{smart_count} orders to the nearest reward, and above %{payout} given back.',
    change: 'Change the limits',
    done: 'Done',
    orders: 'Orders to the nearest reward, at most',
    payout: 'Given back to members, at most (%)',
    help: 'Kept in this browser for this shop.',
    fault: 'Write a whole number from %{least} to %{most}.',
  },
};
