import { defineMessages } from '../../englishMessages';

/** Messages of the page about the reviews of a product. */
export const messages = defineMessages('productReviews', {
  average: 'Average of the published reviews: %{average}',
  all: 'All reviews',
  none: 'Reviews of this product will appear here.',
  read: 'Based on the latest %{read} of %{total} reviews',
  readSome: 'Based on the latest %{read} reviews. There are more.',
  older: 'Load older reviews',
  overTime: 'Average rating by month',
  published: '%{count} published review |||| %{count} published reviews',
  mentions: 'What 1 and 2 stars mention',
  noWords: 'No word stands out yet.',
  counted:
    'Counted in the %{low} review with 1 or 2 stars of the %{read} that were read: words that stand out from reviews with 4 or 5 stars. |||| Counted in the %{low} reviews with 1 or 2 stars of the %{read} that were read: words that stand out from reviews with 4 or 5 stars.',
  low: 'Reviews with 1 or 2 stars',
  answered: 'All have a reply.',
  unanswered: '%{count} has no reply. |||| %{count} have no reply.',
  replyAll: 'Reply to all',
  show: 'View reviews',
  replyTitle: 'Reply to %{smart_count} review |||| Reply to %{smart_count} reviews',
  savedReply: 'Saved reply',
  choose: 'Choose a reply',
  preview: 'The first reply will be:',
  reply: 'Reply to all',
  noReplies: 'No saved replies yet. Write one below any review first.',
});
