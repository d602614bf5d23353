/** Messages of the languages of a store. */
export const messages = {
  title: 'Languages',
  text: 'Shoppers read the widgets in their own language where the shop speaks it, else in the main one.',
  list: 'Languages of the shop',
  main: 'Main language',
  isMain: 'Main language',
  makeMain: 'Make it the main language',
  makeMainNamed: '%{name}: make it the main language',
  remove: '%{name}: take it away',
  add: 'Add a language',
  addChoose: 'Choose a language…',
  addNamed: 'Add',
  unknown: 'not among the languages that the widgets speak',
  translate: 'Open translations',
  allAdded: 'All 28 languages are there.',
};
