import { defineMessages } from '../../englishMessages';

/** Messages of the languages of a store. */
export const messages = defineMessages('storeLanguages', {
  title: 'Languages',
  text: 'Customers see widgets in their own language if your store supports it, and in the main language otherwise.',
  list: 'Store languages',
  main: 'Main language',
  isMain: 'Main language',
  makeMain: 'Set as main',
  makeMainNamed: '%{name}: Set as main',
  remove: 'Remove %{name}',
  add: 'Add language',
  addChoose: 'Select a language',
  addNamed: 'Add',
  unknown: 'Not supported by widgets',
  translate: 'Open translations',
  allAdded: 'You’ve added all 28 languages.',
  mainLacks:
    'Customers whose language you don’t support will see %{language}, in which %{percent} of the texts are translated.',
  removes:
    'Customers will see %{main} instead of %{language}. Your %{count} text in %{language} stays saved. |||| Customers will see %{main} instead of %{language}. Your %{count} texts in %{language} stay saved.',
});
