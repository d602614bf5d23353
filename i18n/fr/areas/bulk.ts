import type { messages as english } from '../../en/areas/bulk';
import type { Translation } from '../../translation';

/** Messages of bulk actions: confirmation, progress, and summary. */
export const messages = {
  label: 'Action groupée',
  selectAll: 'Tout sélectionner (%{total})',
  clear: 'Effacer la sélection',
  allSelected: 'Tout est sélectionné (%{total})',
  actions: 'Actions groupées',
  withCount: '%{action} (%{count})',
  title: '%{action} : %{name}',
  undoTitle: 'Annulation de « %{action} » : %{name}',
  collecting: 'Recherche des éléments : %{found} trouvés',
  collectingFailed: 'Impossible de charger tous les éléments sélectionnés : rien n’a été modifié. %{reason}',
  confirmTitle: '%{action} (%{count} %{name}) ?',
  titles: {
    publish: 'Publier %{records} ?',
    unpublish: 'Dépublier %{records} ?',
    feature: 'Mettre %{records} en avant ?',
    unfeature: 'Ne plus mettre %{records} en avant ?',
    approve: 'Approuver %{records} ?',
    reject: 'Refuser %{records} ?',
    exclude: 'Exclure %{records} du programme ?',
    include: 'Réintégrer %{records} au programme ?',
    delete: 'Supprimer %{records} ?',
  },
  counted: {
    customers: '%{count} client |||| %{count} clients',
    'product-reviews': '%{count} avis |||| %{count} avis',
    faq: '%{count} question |||| %{count} questions',
    rewards: '%{count} récompense |||| %{count} récompenses',
  },
  confirmNone: '« %{action} » ne s’applique à aucun élément sélectionné (%{name}).',
  confirmSkipped:
    '%{smart_count} autre sera ignoré, car cette action ne s’y applique pas. |||| %{smart_count} autres seront ignorés, car cette action ne s’y applique pas.',
  confirmHidden:
    '%{smart_count} d’entre eux a été laissé masqué et sera publié. |||| %{smart_count} d’entre eux ont été laissés masqués et seront publiés.',
  confirmEmpty:
    '« %{field} » est encore vide pour %{smart_count} d’entre eux. |||| « %{field} » est encore vide pour %{smart_count} d’entre eux.',
  confirmRemove:
    'Cet élément sera supprimé de %{site} immédiatement. Cette action est irréversible. |||| Ces éléments seront supprimés de %{site} immédiatement. Cette action est irréversible.',
  confirmSet:
    'Cet élément sera modifié dans %{site}. Vous pourrez annuler ensuite. |||| Ces éléments seront modifiés dans %{site}. Vous pourrez annuler ensuite.',
  confirmDecision:
    'La modification se fait dans %{site}. Vous pourrez renverser la décision, mais pas l’annuler. |||| Les modifications se font une à une dans %{site}. Vous pourrez renverser la décision, mais pas l’annuler.',
  running: '%{done} sur %{total} traités',
  runningFailed: '%{failed} en échec',
  undoing: 'Annulation : %{done} sur %{total} traités',
  cancel: 'Annuler',
  close: 'Fermer',
  done: '%{done} : %{smart_count} |||| %{done} : %{smart_count}',
  pointsAdded:
    'Ajout de %{points} pour %{smart_count} client |||| Ajout de %{points} au total pour %{smart_count} clients',
  pointsDeducted:
    'Retrait de %{points} à %{smart_count} client |||| Retrait de %{points} au total à %{smart_count} clients',
  doneEarlier:
    '%{smart_count} déjà traité lors d’une exécution précédente |||| %{smart_count} déjà traités lors d’une exécution précédente',
  undone: 'Annulés : %{smart_count}',
  failed: '%{smart_count} en échec |||| %{smart_count} en échec',
  failedBefore: '%{smart_count} avait déjà échoué |||| %{smart_count} avaient déjà échoué',
  notSent: '%{smart_count} non modifié : vous avez annulé |||| %{smart_count} non modifiés : vous avez annulé',
  stopped:
    '%{smart_count} non modifié en raison de la même erreur |||| %{smart_count} non modifiés en raison de la même erreur',
  unchanged:
    '%{smart_count} élément est comme avant : il n’y avait rien à annuler |||| %{smart_count} éléments sont comme avant : il n’y avait rien à annuler',
  skipped: '%{smart_count} ignoré |||| %{smart_count} ignorés',
  failure: '%{title} : %{reason}',
  unconfirmed: {
    checked:
      'Nous n’avons pas pu confirmer l’enregistrement. Vous pouvez réessayer sans risque : nous vérifierons d’abord, pour que rien ne soit fait deux fois.',
    repeated: 'Nous n’avons pas pu confirmer l’enregistrement. Vous pouvez réessayer sans risque.',
  },
  retry: 'Réessayer pour %{smart_count} |||| Réessayer pour %{smart_count}',
  undo: 'Annuler pour %{smart_count} |||| Annuler pour %{smart_count}',
  undoPoints: {
    deduct:
      'Retirer %{points} au total à %{smart_count} client ? |||| Retirer %{points} au total à %{smart_count} clients ?',
    add: 'Rendre %{points} au total à %{smart_count} client ? |||| Rendre %{points} au total à %{smart_count} clients ?',
  },
  summary: 'Résultat',
  cutOff:
    '« %{action} » a été interrompu quand sa page a été quittée : %{done} sur %{total} traités. Pour le reste, refaites la même chose pour tous : rien n’est ajouté deux fois. Les modifications récentes montrent ce qui a été envoyé.',
  changeCutOff:
    '« %{action} » a été interrompu quand sa page a été quittée : au moins %{done} sur %{total} traités. Les modifications récentes montrent ce qui a été envoyé. Vérifiez les lignes avant de sélectionner le reste : d’autres ont pu prendre leur place.',
  undoCutOff:
    'L’annulation de « %{action} » a été interrompue quand sa page a été quittée : %{done} sur %{total} traités. Annulez le reste dans les modifications récentes.',
  leave: {
    title: 'Une tâche est encore en cours',
    text: 'Changer de boutique ou se déconnecter l’interromprait. Laissez-la se terminer, ou arrêtez-la pour voir ce qui a été fait.',
    wait: 'Laisser terminer',
    stop: 'Arrêter et voir le résultat',
  },
} satisfies Translation<typeof english>;
