/** Messages of the languages of a store. */
export const messages = {
  title: 'Langues',
  text: 'Les acheteurs lisent les widgets dans leur langue si la boutique la parle, sinon dans la langue principale.',
  list: 'Langues de la boutique',
  main: 'Langue principale',
  isMain: 'Langue principale',
  makeMain: 'En faire la langue principale',
  makeMainNamed: '%{name} : en faire la langue principale',
  remove: '%{name} : retirer',
  add: 'Ajouter une langue',
  addChoose: 'Choisir une langue…',
  addNamed: 'Ajouter',
  unknown: 'ne fait pas partie des langues que parlent les widgets',
  translate: 'Ouvrir les traductions',
  allAdded: 'Les 28 langues sont toutes là.',
};
