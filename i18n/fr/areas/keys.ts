/** Messages of the keyboard shortcuts dialog. */
export const messages = {
  title: 'Touches',
  next: 'Ligne suivante',
  previous: 'Ligne précédente',
  select: 'Sélectionner la ligne',
  openRecord: 'Ouvrir la ligne',
  search: 'Rechercher',
  undo: 'Annuler la dernière modification',
  help: 'Cette liste de touches',
  close: 'Fermer',
};
