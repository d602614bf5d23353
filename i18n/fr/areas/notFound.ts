import type { messages as english } from '../../en/areas/notFound';
import type { Translation } from '../../translation';

/** Messages of a page that doesn’t exist. */
export const messages = {
  text: 'Vérifiez l’adresse web ou revenez au tableau de bord.',
  console: 'Aller au tableau de bord',
} satisfies Translation<typeof english>;
