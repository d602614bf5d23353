import type { messages as english } from '../../en/areas/code';
import type { Translation } from '../../translation';

/** Messages of the code editor. */
export const messages = {
  keys: 'Appuyez sur Tab pour quitter l’éditeur, %{indent} pour indenter, %{find} pour rechercher et %{complete} pour les suggestions.',
  problems: 'Problèmes',
  problem: 'Ligne %{line} : %{message}',
  more: '%{smart_count} autre problème |||| %{smart_count} autres problèmes',
  size: '%{size} sur %{most}',
  tooLarge: 'Trop long : %{size} sur %{most} autorisés',
  faults: {
    css: 'CSS non valide',
    unclosed: 'Parenthèse ou guillemet de fermeture manquant',
    value: 'Valeur inconnue : %{what}',
    property: 'Propriété inconnue : %{what}',
    tag: 'HTML non valide',
    notClosed: '<%{name}> n’est pas fermé',
    notOpened: '</%{name}> n’a pas de balise ouvrante',
    entity: 'Caractère inconnu : %{what}',
  },
  find: {
    find: 'Rechercher',
    replace: 'Remplacer',
    next: 'Suivant',
    previous: 'Précédent',
    all: 'Tout',
    matchCase: 'Respecter la casse',
    wholeWord: 'Mots entiers',
    regexp: 'Expression régulière',
    replaceOne: 'Remplacer',
    replaceAll: 'Tout remplacer',
    close: 'Fermer',
    completions: 'Suggestions',
  },
} satisfies Translation<typeof english>;
