import { defineMessages } from '../../englishMessages';

/** Messages of reviews that are hidden, and why. */
export const messages = defineMessages('hiding', {
  title: 'Why it’s hidden',
  why: 'Why is it hidden?',
  whyRecord: 'Un-publishing: %{record}',
  left: 'Left hidden: %{record}',
  leave: 'Leave hidden',
  reasons: {
    spam: 'Spam',
    offTopic: 'Not about a product',
    personalData: 'Personal data',
    abusive: 'Abusive',
    duplicate: 'Duplicate',
    other: 'Other',
    none: 'No reason given',
  },
  here: 'Kept in this browser only. Others see it as pending.',
  details: 'Reason',
  save: 'Save reason',
  given: 'Reason: %{reason}',
  change: 'Change reason',
  hiddenAt: 'Hidden %{time}',
  warning: 'Hidden: %{negative} of reviews with 1 or 2 stars, %{positive} of those with 4 or 5.',
  share: '%{share} (%{hidden} of %{total})',
  leftCount:
    '%{count} review that you left hidden still counts as pending in the list. |||| %{count} reviews that you left hidden still count as pending in the list.',
  byReason: 'Hidden here, by reason',
  covered:
    '%{count} review hidden since %{date}; still hidden: %{hidden}. |||| %{count} reviews hidden since %{date}; still hidden: %{hidden}.',
  empty: 'No reviews hidden here yet. When you un-publish one or leave it hidden, you’re asked why.',
  scope:
    'Covers what you hid in this browser in the last 3 years. Reviews that others hid, or that were deleted, aren’t in it.',
  rules:
    'Rules on reviews, such as the EU’s Omnibus Directive and the US rule 16 CFR 465, address hiding reviews because they’re negative. This report isn’t legal advice.',
  notStored: 'This browser stores nothing, so this report is lost when you leave. Download the CSV.',
  month: 'Month',
  reason: 'Reason',
  stars: '%{smart_count} star |||| %{smart_count} stars',
  total: 'Total',
  csv: {
    month: 'Month',
    rating: 'Rating',
    reason: 'Reason',
    details: 'Details',
    hiddenOn: 'Hidden on',
    shownOn: 'Published again on',
    review: 'Review ID',
  },
});
