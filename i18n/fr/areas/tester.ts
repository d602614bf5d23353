import type { messages as english } from '../../en/areas/tester';
import type { Translation } from '../../translation';

/** Messages of the program tester. */
export const messages = {
  title: 'Tester ce programme',
  text: 'Découvrez ce que gagnerait un client, modifications non enregistrées comprises. Rien n’est envoyé et aucun point n’est donné.',
  customer: 'Client',
  newMember: 'Tester avec un nouveau membre',
  isNew: 'Un nouveau membre sans points ni commandes',
  order: 'Valeur de la commande (%{currency})',
  fault: {
    decimals: 'Trop de décimales pour cette devise',
    tooSmall: 'Doit être d’au moins 0',
    tooLarge: 'Ne doit pas dépasser %{most}',
  },
  begin: {
    title: 'Choisissez un client pour le test',
    text: 'Saisissez ensuite une valeur de commande pour voir ce que donne chaque action et quelles récompenses deviennent disponibles.',
  },
  orderMissing: 'Saisissez une valeur de commande pour voir ce qu’elle rapporte.',
  gone: 'Ce client n’existe plus.',
  failed: 'Impossible de charger le client',
  unknownPoints: 'Impossible de charger les points de ce client : aucun calcul n’est possible.',
  outside: {
    excluded: 'Ce client est exclu des programmes de fidélité : la commande ne rapporte rien.',
    otherProgram: 'Ce client fait partie du programme « %{program} » : il ne gagne rien dans celui-ci.',
  },
  result: {
    title: 'Cette commande',
    earned: '%{points} pour cette commande',
    nothing: 'Aucun point pour cette commande',
    balance: 'Solde : %{before} → %{after}',
    saved: 'Programme enregistré : %{points}',
  },
  tasks: {
    title: 'Points par action',
    none: 'Ce programme n’a aucune action.',
    off: 'Inactive',
    tooSmall: 'La commande est inférieure au minimum de %{amount}.',
    otherOccasion: 'Ne s’applique pas aux commandes : %{sentence}',
    unknownType: 'Ce type d’action n’est pas pris en charge : le calcul est impossible.',
    noPoints: 'Aucun point pour une commande de cette valeur.',
    notMember: 'Donnerait %{points} si le client faisait partie de ce programme.',
  },
  rewards: {
    title: 'Récompenses disponibles après cette commande',
    none: 'Ce programme n’a aucune récompense active.',
    within: 'Disponible',
    missing:
      'Encore %{points} : %{smart_count} autre commande comme celle-ci |||| Encore %{points} : %{smart_count} autres commandes comme celle-ci',
    progress: 'Progression vers « %{title} »',
    never: 'Encore %{points}. Des commandes comme celle-ci ne suffisent jamais.',
  },
} satisfies Translation<typeof english>;
