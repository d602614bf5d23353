/** Words of what is edited with undo and redo, and published when it is ready. */
export const words = {
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
  bar: {
    label: 'Non publié',
    none: 'Tout est publié',
    discard: 'Abandonner',
    discarded: 'Vos modifications sont abandonnées.',
  },
};
