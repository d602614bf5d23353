/** Messages of the record panel. */
export const messages = {
  previous: 'Précédent',
  next: 'Suivant',
  close: 'Fermer',
  missing: 'Cet élément n’est pas sur cette page de la liste, et le fournisseur ne peut pas le chercher à lui seul.',
  gone: 'Cet élément n’existe plus : il a peut-être été supprimé.',
  part: {
    remove: 'Supprimer : %{part}',
    removeTitle: 'Supprimer « %{part} » ?',
    removed: 'Supprimé : %{part}.',
    failed: '« %{part} » n’a pas pu être supprimé et est de retour. %{reason}',
  },
};
