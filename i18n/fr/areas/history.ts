import type { messages as english } from '../../en/areas/history';
import type { Translation } from '../../translation';

/** Messages of the page with the changes of the last 24 hours. */
export const messages = {
  subtitle:
    'Vos modifications des clients, récompenses, avis et questions dans ce navigateur au cours des 24 dernières heures. Les nouveaux bons, les imports, les e‑mails, les programmes et les réglages n’y figurent pas.',
  notStored: 'Ce navigateur ne peut pas enregistrer la liste. Elle disparaît quand vous rechargez la page.',
  failed: 'Impossible de charger les modifications récentes',
  emptyText:
    'Aucune modification ces dernières 24 heures. Quand vous publiez, répondez, ajoutez des points ou déplacez des clients, vous pouvez l’annuler ici.',
  added: '%{points} point ajouté |||| %{points} points ajoutés',
  deducted: '%{points} point retiré |||| %{points} points retirés',
  forgotten: 'Les noms des personnes supprimées ne sont pas conservés',
  deleted: 'Suppression',
  removed: '%{field} : supprimé',
  changed: '%{field} : modifié',
  value: '%{field} : %{value}',
  undid: 'Annulé : %{change}',
  items: '%{smart_count} élément |||| %{smart_count} éléments',
  show: 'Tout afficher',
  hide: 'Masquer',
  more: 'Afficher plus (%{count})',
  older: 'Afficher les modifications précédentes',
  undoTitle: 'Annuler : %{record}',
  undoMany: 'Annuler pour %{smart_count} |||| Annuler pour %{smart_count}',
  uncertain: 'Nous n’avons pas pu confirmer l’enregistrement',
  unconfirmed: '%{smart_count} non confirmé |||| %{smart_count} non confirmés',
  notByKey: 'Z n’annule pas « %{action} » pour %{record}, mais vous pouvez l’annuler ici.',
  runNotByKey: '« %{action} » pour plusieurs éléments s’annule sur sa carte ou dans les modifications récentes.',
  saving: 'Enregistrement en cours : %{record}. Ne fermez pas encore cette page.',
  willBeDeleted: 'Suppression dans %{seconds} secondes : %{record}',
  notDeleted: 'Non supprimé : %{record}',
  runFinal: '« %{action} » ne peut pas être annulé pour ces éléments.',
  undone: 'Modification annulée : %{record}',
  nothingToUndo: 'Rien à annuler',
  final: 'L’action « %{action} » ne peut pas être annulée pour %{record}.',
  cannotUndo: 'La décision sur %{record} ne peut pas être annulée, mais vous pouvez la renverser.',
  instead: '%{action} finalement',
  correctionNote: 'Correction : points ajoutés deux fois',
  reverseEach: 'Réversible un par un',
  state: {
    undone: 'Annulé',
    changed: 'Modifié à nouveau depuis',
    deleted: 'Supprimé depuis',
    final: 'Impossible à annuler',
    unknown: 'Vérifiez les points du client',
  },
  reason: {
    conflict: 'Quelqu’un d’autre l’a modifié depuis ; rien n’a donc été changé.',
    notFound: 'Cet élément n’existe plus.',
    unconfirmed: 'Nous n’avons pas pu le confirmer. Vous pouvez réessayer sans risque.',
  },
} satisfies Translation<typeof english>;
