import type { messages as english } from '../../en/areas/inbox';
import type { Translation } from '../../translation';

/** Messages of the moderation queue over all stores. */
export const messages = {
  stores: 'Boutiques',
  next: 'Suivante : %{store}',
  failed: 'Impossible de compter ce qui attend dans %{store}. Ouvrez la boutique pour la modérer.',
} satisfies Translation<typeof english>;
