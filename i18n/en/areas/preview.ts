import { defineMessages } from '../../englishMessages';

/** Messages of storefront previews. */
export const messages = defineMessages('preview', {
  title: 'Customer view',
  text: 'Shown as a new member sees it, with your unsaved changes and widget colors. Only active tasks and rewards appear.',
  frame: 'Customer view of the program',
  program: {
    welcome: 'Earn %{name} and get rewards',
    points: 'points',
    join: 'Join now',
    signIn: 'Sign in',
    earn: 'Ways to earn %{name}',
    redeem: 'Ways to redeem %{name}',
    noTasks: 'No ways to earn %{name} yet',
    noRewards: 'No ways to redeem %{name} yet',
    redeemButton: 'Redeem',
  },
  /** Variants addressed to shoppers. */
  sentences: {
    customTask: '%{points} for completing this.',
    alsoExisting: 'Existing customers get them too.',
    afterApproval: 'After the store approves it.',
    onlyBuyers: 'Only for products you’ve bought.',
    takeBack: 'Points are removed if you unsubscribe.',
    freeProductOpen: 'A free product for %{points}.',
  },
});
