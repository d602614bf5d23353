import type { messages as english } from '../../en/areas/slots';
import type { Translation } from '../../translation';

/** Messages about a part of an extension that failed. */
export const messages = {
  name: '« %{name} »',
  text: 'C’est une extension. Tout le reste fonctionne. Réessayez. Si le problème persiste, contactez l’assistance en indiquant ce nom.',
} satisfies Translation<typeof english>;
