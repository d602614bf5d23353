import { defineMessages } from '../../englishMessages';

/** Messages of the moderation queue over all stores. */
export const messages = defineMessages('inbox', {
  stores: 'Stores',
  next: 'Next: %{store}',
  failed: 'We couldn’t count what’s waiting in %{store}. Open the store to moderate it.',
});
