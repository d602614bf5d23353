import type { messages as english } from '../../en/areas/listFilters';
import type { Translation } from '../../translation';

/** Messages of filters. */
export const messages = {
  chip: '%{filter} : %{value}',
  any: 'Tout',
  since: 'depuis le %{day}',
  searched: 'Autres filtres',
  least: '%{filter} : de',
  most: '%{filter} : à',
  notNumber: 'Saisissez un nombre entier, comme 250. Ce filtre n’est pas encore appliqué.',
  until: 'jusqu’au %{day}',
  between: 'du %{from} au %{to}',
} satisfies Translation<typeof english>;
