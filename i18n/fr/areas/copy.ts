/** Messages of the page that copies settings from one store to another. */
export const messages = {
  subtitle: 'Comparez deux boutiques et copiez ce que vous choisissez. Vous pouvez l’annuler pendant 24 heures.',
  stores: 'Boutiques',
  from: 'Copier depuis',
  to: 'Copier vers',
  swap: 'Inverser les boutiques',
  oneStore: 'Vous avez une seule boutique',
  oneStoreText: 'Avec une deuxième boutique, vous pouvez copier vos réglages ici.',
  loading: 'Comparaison des boutiques',
  failed: 'Impossible de comparer les boutiques',
  partFailed: 'Impossible de comparer : %{names}',
  equal: 'Rien à copier',
  equalText: '%{store} n’a rien à copier qui ne soit déjà ici.',
  same: 'Rien à copier : %{names}',
  otherLanguages:
    'Les e‑mails et les traductions n’ont pas été comparés dans les langues que %{store} n’a pas : %{languages}',
  currency:
    '%{from} utilise %{fromCurrency} et %{to} utilise %{toCurrency}. Les montants des actions et des récompenses restent vides, et celles qui en ont besoin sont désactivées jusqu’à ce que vous les saisissiez.',
  links:
    '%{smart_count} différence renvoie vers %{host}, le site de %{from}. Copiée telle quelle, elle y envoie les clients de %{to} : modifiez ensuite le lien. |||| %{smart_count} différences renvoient vers %{host}, le site de %{from}. Copiées telles quelles, elles y envoient les clients de %{to} : modifiez ensuite les liens.',
  linksTo: 'Renvoie vers %{host}',
  kinds: {
    colors: 'Couleurs du thème',
    css: 'CSS personnalisé',
    programs: 'Programmes de fidélité',
    templates: 'E‑mails',
    translations: 'Traductions',
    replies: 'Réponses enregistrées',
  },
  kindNouns: {
    colors: 'couleurs du thème',
    css: 'CSS personnalisé',
    programs: 'programmes de fidélité',
    templates: 'e‑mails',
    translations: 'traductions',
    replies: 'réponses enregistrées',
  },
  count: '%{smart_count} différence |||| %{smart_count} différences',
  all: 'Tout sélectionner : %{name}',
  isNew: 'Nouveau dans %{store}',
  notSet: 'Non défini',
  show: 'Afficher les modifications',
  showOf: 'Afficher les modifications : %{name}',
  hide: 'Masquer les modifications',
  hideOf: 'Masquer les modifications : %{name}',
  more: 'Afficher %{smart_count} de plus |||| Afficher %{smart_count} de plus',
  email: {
    subject: 'Objet',
    html: 'HTML',
  },
  fields: { tasks: 'Actions', rewards: 'Récompenses', settings: 'Paramètres', name: 'Nom' },
  program: {
    note: 'Les clients restent dans leurs programmes. Les actions et récompenses liées à des produits de %{from} arrivent désactivées, jusqu’à ce que vous choisissiez des produits de %{to}.',
    part: '%{title} : %{text}',
    off: 'Désactivé',
    settings: 'D’autres réglages du programme changent',
    order: 'L’ordre des actions ou des récompenses change',
    unknownParts: '%{store} ne prend peut-être pas en charge ce type d’action ou de récompense : %{names}.',
  },
  bar: {
    label: 'Modifications sélectionnées',
    selected: '%{smart_count} modification sélectionnée |||| %{smart_count} modifications sélectionnées',
    clear: 'Effacer la sélection',
    copy: 'Copier vers %{store}',
  },
  done: '%{smart_count} modification copiée vers %{store} |||| %{smart_count} modifications copiées vers %{store}',
  left: '%{smart_count} modification n’a pas été copiée vers %{store}. Vérifiez-la ci-dessous et réessayez. |||| %{smart_count} modifications n’ont pas été copiées vers %{store}. Vérifiez-les ci-dessous et réessayez.',
  unchecked:
    'Nous n’avons pas pu vérifier dans %{store} ce qui a été copié. Comparez de nouveau avant de recommencer la copie.',
  undone: '%{smart_count} modification annulée dans %{store} |||| %{smart_count} modifications annulées dans %{store}',
  partlyUndone: {
    left: 'Annulées : %{done} sur %{total}. %{smart_count} modification est toujours dans %{store}. %{reason} |||| Annulées : %{done} sur %{total}. %{smart_count} modifications sont toujours dans %{store}. %{reason}',
    uncertain:
      'Annulées : %{done} sur %{total}. %{smart_count} modification est peut-être encore dans %{store}. %{reason} |||| Annulées : %{done} sur %{total}. %{smart_count} modifications sont peut-être encore dans %{store}. %{reason}',
  },
  outcome: {
    conflict: 'La valeur a changé depuis ; elle a été laissée telle quelle.',
    notSent: 'Rien n’a été envoyé à cause du problème ci-dessus.',
    isLeft:
      'Un programme vide « %{name} » reste dans %{store}, car nous n’avons pas pu le supprimer. Supprimez-le là-bas.',
    mayBeLeft:
      'Nous n’avons pas pu confirmer que le programme vide « %{name} » a été supprimé dans %{store}. Vérifiez là-bas.',
  },
  recent: {
    off: 'Désactivé dans « %{program} » : %{names}. Saisissez les montants et les produits qui manquent, puis activez ce dont vous avez besoin.',
    open: 'Ouvrir « %{program} »',
    title: 'Copié récemment',
    text: '%{smart_count} modification depuis %{store} |||| %{smart_count} modifications depuis %{store}',
    undoOf: 'Annuler : %{text}',
    undone: 'Annulé',
    notStored: 'Ce navigateur ne peut pas enregistrer la liste. Elle disparaît quand vous quittez la page.',
  },
};
