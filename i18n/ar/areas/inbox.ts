import type { messages as english } from '../../en/areas/inbox';
import type { Translation } from '../../translation';

/** Messages of the moderation queue over all stores. */
export const messages = {
  stores: 'المتاجر',
  next: 'التالي: %{store}',
  failed: 'تعذّر عدّ ما ينتظر في %{store}. افتح المتجر للإشراف عليه.',
} satisfies Translation<typeof english>;
