import type { messages as english } from '../../en/areas/color';
import type { Translation } from '../../translation';

/** Messages of color fields. */
export const messages = {
  pick: '%{name} : choisir une couleur',
  fromScreen: '%{name} : prélever une couleur à l’écran',
  reset: '%{name} : réinitialiser',
} satisfies Translation<typeof english>;
