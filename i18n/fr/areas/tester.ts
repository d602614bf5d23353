/** Messages of the program tester. */
export const messages = {
  title: 'Qu’obtiendrait ce client ?',
  text: 'Calculé avec le programme tel qu’il est ici, vos modifications comprises. Rien n’est envoyé, et aucun point n’est donné.',
  customer: 'Client',
  newMember: 'Essayer avec un nouveau membre',
  isNew: 'Un nouveau membre, sans points ni commandes.',
  order: 'Valeur de la commande (%{currency})',
  fault: {
    notNumber: 'Écrivez un nombre sans séparateur de milliers, par exemple 1250.',
    decimals: 'C’est plus de décimales que la devise n’en a.',
    tooSmall: 'Pas moins de 0.',
    tooLarge: 'Pas plus de %{most}.',
  },
  begin: {
    title: 'Personne avec qui essayer pour l’instant',
    text: 'Choisissez un client et une valeur de commande, et voyez ce que donne chaque action et quelles récompenses deviennent accessibles.',
  },
  orderMissing: 'Écrivez la valeur d’une commande pour voir ce qu’elle rapporte.',
  gone: 'Ce client n’existe plus.',
  failed: 'Le client n’a pas pu être chargé',
  unknownPoints: 'Le nombre de points de ce client n’a pas pu être lu : aucun calcul n’est possible.',
  outside: {
    excluded: 'Ce client est exclu des programmes de fidélité : la commande ne rapporte rien.',
    otherProgram: 'Ce client est dans le programme « %{program} » : celui-ci ne lui donne rien.',
  },
  result: {
    title: 'Cette commande',
    earned: '%{points} pour cette commande',
    nothing: 'Aucun point pour cette commande',
    balance: '%{before} maintenant, puis %{after}.',
    saved: 'Tel qu’enregistré : %{points}.',
  },
  tasks: {
    title: 'Ce que donne chaque action',
    none: 'Le programme n’a aucune action.',
    off: 'Inactive.',
    tooSmall: 'La commande est trop petite : elle compte à partir de %{amount}.',
    otherOccasion: 'Pas pour une commande : %{sentence}',
    unknownType: 'La console ne connaît pas ce genre d’action : elle ne peut pas le dire.',
    noPoints: 'Elle ne donne aucun point pour une commande de cette valeur.',
    notMember: 'Elle donnerait %{points} si le client était dans ce programme.',
  },
  rewards: {
    title: 'Ce qui est alors accessible',
    none: 'Le programme n’a aucune récompense active.',
    within: 'Accessible',
    missing:
      'Encore %{points} : avec %{smart_count} commande de plus comme celle-ci. |||| Encore %{points} : avec %{smart_count} commandes de plus comme celle-ci.',
    progress: 'Avancement vers « %{title} »',
    never: 'Encore %{points}. Des commandes comme celle-ci n’y mènent jamais.',
  },
};
