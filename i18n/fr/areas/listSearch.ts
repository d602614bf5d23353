import type { messages as english } from '../../en/areas/listSearch';
import type { Translation } from '../../translation';

/** Messages of a list that is searched for a filter that the API doesn't have. */
export const messages = {
  read: '%{read} éléments parcourus sur %{total}. Trouvés : %{found}',
  readUncounted: '%{read} éléments parcourus. Trouvés : %{found}',
  stop: 'Arrêter',
  rest: 'Parcourir le reste',
} satisfies Translation<typeof english>;
