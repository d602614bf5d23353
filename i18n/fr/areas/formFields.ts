import type { messages as english } from '../../en/areas/formFields';
import type { Translation } from '../../translation';

/** Messages of declarative form fields, and of lists whose items can be moved. */
export const messages = {
  fault: {
    missing: 'Ce champ est obligatoire',
    missingProduct: 'Sélectionnez un produit',
    missingSome: 'Sélectionnez au moins une option',
    tooSmall: 'Doit être d’au moins %{limit}',
    tooBig: 'Ne doit pas dépasser %{limit}',
    tooLong: '%{limit} caractères au maximum',
    notALink: 'Saisissez une URL complète, par exemple https://example.org/page',
    notAPath: 'Saisissez un chemin par ligne, par exemple /products/socks ou /products/*',
    notAChoice: 'Sélectionnez une option',
    notAnAccount: 'Saisissez un nom de compte, par exemple nordlys.home',
    notAHashtag: 'Saisissez des mots sans espace ni tiret, par exemple #nordlys',
  },
  value: {
    none: 'vide',
    on: 'activé',
    off: 'désactivé',
    yes: 'oui',
    no: 'non',
    quoted: '« %{text} »',
    inOrder: '%{to} : %{names}',
    days: '%{smart_count} jour |||| %{smart_count} jours',
    months: '%{smart_count} mois |||| %{smart_count} mois',
    times: '%{smart_count} fois |||| %{smart_count} fois',
    seconds: '%{smart_count} seconde |||| %{smart_count} secondes',
    pixels: '%{smart_count} pixel |||| %{smart_count} pixels',
    entries: '%{smart_count}',
  },
  sorting: {
    up: 'Déplacer vers le haut',
    down: 'Déplacer vers le bas',
    top: 'Déplacer tout en haut',
    bottom: 'Déplacer tout en bas',
    handle: 'Déplacer « %{title} »',
    howTo:
      'Appuyez sur Espace pour saisir l’élément, sur les flèches pour le déplacer, de nouveau sur Espace pour le déposer et sur Échap pour annuler.',
    lifted: '« %{title} » saisi, position %{place} sur %{count}',
    over: '« %{title} » déplacé, position %{place} sur %{count}',
    dropped: '« %{title} » déposé, position %{place} sur %{count}',
    back: 'Déplacement annulé : « %{title} », position %{place} sur %{count}',
  },
} satisfies Translation<typeof english>;
