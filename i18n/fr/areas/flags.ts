/** Messages of moderation flags. */
export const messages = {
  only: 'Signalés seulement : %{count} sur %{total} de cette page',
  none: 'Rien n’est signalé sur cette page',
  noneText:
    'Aucun des %{total} éléments de cette page n’est suspect. Les autres pages sont examinées lorsque vous les ouvrez.',
  showAll: 'Afficher les %{total}',
  rule: {
    link: 'Lien dans le texte',
    contact: 'Coordonnées dans le texte',
    shouting: 'Écrit en majuscules',
    sameText: 'Même texte sur cette page',
    sameAddress: 'Plusieurs depuis une même adresse IP',
    otherCountry: 'Autre pays que la plupart',
  },
  explain: {
    link: 'Une adresse web figure dans le texte : « %{passage} ».',
    contact: 'Une adresse e-mail, un numéro de téléphone ou un nom de compte figure dans le texte : « %{passage} ».',
    shouting: 'Plusieurs mots de suite, ou l’essentiel du texte, sont en majuscules : « %{passage} ».',
    sameText:
      '%{smart_count} autre sur cette page dit la même chose, mot pour mot. |||| %{smart_count} autres sur cette page disent la même chose, mot pour mot.',
    sameAddress: '%{count} sur les %{total} de cette page viennent de %{address}.',
    otherCountry:
      '%{count} sur les %{total} de cette page dont le pays est connu viennent de ce pays : %{country} ; celui-ci : %{own}.',
  },
  /** Variants for the queue, which compares a record with all pending ones instead of one page. */
  waiting: {
    rule: { sameText: 'Même texte qu’un autre' },
    explain: {
      sameText:
        '%{smart_count} autre en attente dit la même chose, mot pour mot. |||| %{smart_count} autres en attente disent la même chose, mot pour mot.',
      sameAddress: '%{count} sur les %{total} en attente viennent de %{address}.',
      otherCountry:
        '%{count} sur les %{total} en attente dont le pays est connu viennent de ce pays : %{country} ; celui-ci : %{own}.',
    },
  },
};
