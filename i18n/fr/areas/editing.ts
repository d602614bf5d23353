/** Messages of editors with undo, redo, and publishing. */
export const messages = {
  undo: 'Annuler',
  redo: 'Rétablir',
  undone: 'Annulé',
  redone: 'Rétabli',
  unsaved: {
    title: 'Quitter sans publier ?',
    text: 'Vos modifications ne sont pas publiées. Elles restent dans cet onglet jusqu’à sa fermeture, un jour au plus.',
    stay: 'Rester ici',
    leave: 'Quitter',
  },
  restored: 'Vos modifications précédentes sont de nouveau là, pas encore publiées.',
  save: {
    failed: {
      title: 'Impossible d’enregistrer vos modifications',
      uncertain: 'Impossible de confirmer que vos modifications ont été enregistrées',
    },
    label: 'Modifications non enregistrées',
    none: 'Toutes les modifications sont enregistrées',
    title: 'Quitter sans enregistrer ?',
    text: 'Vos modifications ne sont pas enregistrées. Elles restent dans cet onglet jusqu’à sa fermeture, un jour au plus.',
    restored: 'Vos modifications non enregistrées ont été restaurées.',
    conflict:
      'Choisissez la valeur à conserver. Rien n’est enregistré avant. Les paramètres que vous n’avez pas modifiés suivent les leurs.',
  },
  conflict: {
    title: 'Quelqu’un d’autre a modifié ceci entre-temps',
    text: 'Choisissez ce qui doit valoir ; rien n’est publié avant. Ce que vous n’avez pas modifié suit l’autre version.',
    mine: 'La vôtre',
    theirs: 'La sienne',
    keep: 'Garder la vôtre',
    keepNamed: 'Garder la vôtre : %{name}',
    take: 'Prendre la sienne',
    takeNamed: 'Prendre la sienne : %{name}',
    none: 'rien',
  },
  failed: {
    title: 'Non publié : la boutique est comme avant',
    uncertain: 'Il n’est pas certain que ce soit publié',
    kept: 'Vos modifications sont toujours là : vous pouvez réessayer.',
    field: '%{field} : %{text}',
  },
  bar: {
    label: 'Non publié',
    none: 'Tout est publié',
    discard: 'Abandonner',
    discarded: 'Vos modifications sont abandonnées.',
  },
};
