import type { messages as english } from '../../en/areas/ask';
import type { Translation } from '../../translation';

/** Messages of confirmation dialogs. */
export const messages = {
  typeNumber: 'Saisissez %{number} pour confirmer',
  removeTitle: 'Supprimer %{record} ?',
  removeText: 'La suppression prend effet dans %{site} immédiatement. Cette action est irréversible.',
  removeHeldText:
    'Dans %{seconds} secondes, ou dès que vous fermez ou rechargez cette page ou changez de boutique, la suppression prendra effet dans %{site}. D’ici là, vous pouvez annuler ; ensuite, cette action est irréversible.',
  removeSubmit: 'Supprimer',
  takes: 'Également supprimés : %{fields}',
  leaves: 'Ce qui reste, sans nom : %{fields}',
  noted: '%{text}. %{note}',
  deductedPoints:
    'Si des points ont été déduits pour ce bon, vérifiez le solde du client : ils ne sont pas rendus ainsi. |||| Si des points ont été déduits pour ces %{smart_count} bons, vérifiez le solde des clients : ils ne sont pas rendus ainsi.',
  choose: '%{action} : %{record}',
  callText: 'Cette action prend effet dans %{site} immédiatement. Elle ne peut pas être annulée ici.',
  now: '%{label} : valeur actuelle %{value}',
  empty: '« %{field} » est encore vide, et vos clients le verront ainsi. Vous pourrez annuler.',
  same: 'C’est déjà la valeur actuelle.',
} satisfies Translation<typeof english>;
