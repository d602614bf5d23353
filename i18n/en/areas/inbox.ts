/** Messages of the moderation queue over all stores. */
export const messages = {
  stores: 'Stores',
  next: 'Next: %{store}',
  failed: 'We couldn’t count what’s waiting in %{store}. Open the store to moderate it.',
};
