import type { messages as english } from '../../en/areas/currencyChange';
import type { Translation } from '../../translation';

/** Messages of a change of the store’s currency. */
export const messages = {
  text: 'Les montants ne sont pas convertis : %{before} devient %{after}. Après l’enregistrement, vérifiez les actions et les récompenses de %{programs}.',
  saved:
    'Les montants n’ont pas été convertis : %{before} est devenu %{after}. Vérifiez les actions et les récompenses de :',
} satisfies Translation<typeof english>;
