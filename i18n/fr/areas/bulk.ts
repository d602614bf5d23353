/** Messages of bulk actions: confirmation, progress, and summary. */
export const messages = {
  label: 'Action groupée',
  title: '%{action} : %{name}',
  collecting: 'Recherche des éléments : %{found} jusqu’ici',
  collectingFailed: 'Les éléments n’ont pas tous pu être lus ; rien n’a donc été envoyé. %{reason}',
  confirmTitle: '%{action} : %{count} %{name} ?',
  confirmNone: '« %{action} » ne peut s’appliquer à aucun élément sélectionné (%{name}) : leur état ne le permet pas.',
  confirmSkipped:
    '%{smart_count} autre reste inchangé : son état ne le permet pas. |||| %{smart_count} autres restent inchangés : leur état ne le permet pas.',
  confirmRemove: 'La suppression dans %{site} est immédiate et définitive.',
  confirmSet: 'Les modifications se font une à une dans %{site} ; vous pourrez les annuler ensuite.',
  running: '%{done} sur %{total} traités',
  runningFailed: '%{failed} en échec',
  undoing: 'Annulation : %{done} sur %{total} traités',
  cancel: 'Annuler',
  close: 'Fermer',
  done: '%{done} : %{smart_count} |||| %{done} : %{smart_count}',
  undone: 'Annulés : %{smart_count}',
  failed: '%{smart_count} échec |||| %{smart_count} échecs',
  notSent:
    '%{smart_count} non envoyé : vous avez annulé avant |||| %{smart_count} non envoyés : vous avez annulé avant',
  stopped:
    '%{smart_count} non envoyé : la suite aurait échoué aussi |||| %{smart_count} non envoyés : la suite aurait échoué aussi',
  skipped: '%{smart_count} laissé tel quel |||| %{smart_count} laissés tels quels',
  failure: '%{title} : %{reason}',
  more: 'et %{smart_count} de plus',
  retry: 'Réessayer pour %{smart_count} |||| Réessayer pour %{smart_count}',
  undo: 'Annuler pour %{smart_count} |||| Annuler pour %{smart_count}',
  summary: 'Résultat',
};
