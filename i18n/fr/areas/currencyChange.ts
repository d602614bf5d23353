import type { messages as english } from '../../en/areas/currencyChange';
import type { Translation } from '../../translation';

/** Messages of a change of the store’s currency. */
export const messages = {
  text: 'Les montants ne sont pas convertis : %{before} devient %{after}. Après l’enregistrement, vérifiez les actions et les récompenses de %{programs}.',
} satisfies Translation<typeof english>;
