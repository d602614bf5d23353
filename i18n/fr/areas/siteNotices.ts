import type { messages as english } from '../../en/areas/siteNotices';
import type { Translation } from '../../translation';

/** Messages about the store that opened: which one, and what of it is missing. */
export const messages = {
  notOwned: 'Vous n’avez pas accès à la boutique indiquée dans ce lien. Nous avons ouvert %{site} à la place.',
  withoutToken:
    'Vous n’avez pas accès à certaines de vos boutiques pour le moment. Contactez leur propriétaire ou réessayez plus tard.',
  widgetsFailed: 'Impossible de charger vos widgets. Tout le reste fonctionne.',
  notStored: 'Votre navigateur bloque le stockage pour ce site : vous devrez vous reconnecter la prochaine fois.',
  declined: 'Vous êtes déconnecté. Reconnectez-vous pour charger ou enregistrer des modifications.',
  signIn: 'Se connecter',
  retry: 'Réessayer',
} satisfies Translation<typeof english>;
