import type { messages as english } from '../../en/areas/storeLanguages';
import type { Translation } from '../../translation';

/** Messages of the languages of a store. */
export const messages = {
  title: 'Langues',
  text: 'Vos clients lisent les widgets dans leur langue si votre boutique la propose, sinon dans la langue principale.',
  list: 'Langues de la boutique',
  main: 'Langue principale',
  isMain: 'Langue principale',
  makeMain: 'Définir comme langue principale',
  makeMainNamed: '%{name} : Définir comme langue principale',
  remove: '%{name} : retirer',
  add: 'Ajouter une langue',
  addChoose: 'Choisir une langue',
  addNamed: 'Ajouter',
  unknown: 'n’est pas prise en charge par les widgets',
  translate: 'Ouvrir les traductions',
  allAdded: 'Les 28 langues sont ajoutées.',
  mainLacks:
    '%{language} : les clients dont vous ne proposez pas la langue verront celle-ci, dans laquelle %{percent} des textes sont traduits.',
  removes:
    '%{language} : les clients verront la langue principale (%{main}) à la place. Votre %{count} texte dans cette langue reste enregistré. |||| %{language} : les clients verront la langue principale (%{main}) à la place. Vos %{count} textes dans cette langue restent enregistrés.',
} satisfies Translation<typeof english>;
