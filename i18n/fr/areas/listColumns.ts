import type { messages as english } from '../../en/areas/listColumns';
import type { Translation } from '../../translation';

/** Messages of the list of columns. */
export const messages = {
  search: 'Rechercher une colonne',
  earlier: 'Déplacer « %{column} » vers le haut',
  later: 'Déplacer « %{column} » vers le bas',
  reset: 'Rétablir les colonnes par défaut',
  moved: '%{column} déplacée en position %{place} sur %{count}',
} satisfies Translation<typeof english>;
