/** Messages of storefront previews. */
export const messages = {
  title: 'What the shopper sees',
  text: 'As a new member sees it, with your changes and in the colours of your widgets. Only what is on is shown.',
  frame: 'The programme as a shopper sees it',
  program: {
    welcome: 'Collect %{name} and get something for them',
    points: 'points',
    join: 'Join now',
    signIn: 'Sign in',
    earn: 'How you collect %{name}',
    redeem: 'What you get for %{name}',
    noTasks: 'There is nothing to collect %{name} with yet.',
    noRewards: 'There is nothing to get for %{name} yet.',
    redeemButton: 'Redeem',
  },
  /** Variants addressed to shoppers. */
  sentences: {
    customTask: '%{points} for doing this.',
    alsoExisting: 'Also if you are a customer already.',
    afterApproval: 'Once the shop has looked at it.',
    onlyBuyers: 'Only for products that you bought.',
    takeBack: 'Taken back when you withdraw it.',
    freeProductOpen: 'A product for %{points}.',
  },
};
