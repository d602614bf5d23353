import type { messages as english } from '../../en/areas/editing';
import type { Translation } from '../../translation';

/** Messages of editors with undo, redo, and publishing. */
export const messages = {
  undo: 'Annuler',
  redo: 'Rétablir',
  undone: 'Annulé',
  redone: 'Rétabli',
  publish: {
    submit: 'Publier',
    saving: 'Publication…',
    changes: '%{smart_count} modification non publiée |||| %{smart_count} modifications non publiées',
    issues: '%{smart_count} problème à corriger |||| %{smart_count} problèmes à corriger',
    label: 'Modifications non publiées',
    none: 'Toutes les modifications sont publiées',
    restored: 'Nous avons restauré vos modifications non publiées.',
    conflict: 'Choisissez la version à conserver avant de publier. Ce que vous n’avez pas modifié reprend sa version.',
    failed: {
      title: 'Impossible de publier vos modifications',
      part: 'Certaines de vos modifications n’ont pas été publiées',
      saved: 'Publié : %{names}',
      uncertain: 'Nous n’avons pas pu confirmer la publication de vos modifications',
      kept: 'Vos modifications sont conservées.',
      again: 'Vos modifications sont conservées. Réessayez.',
    },
    leave: {
      title: 'Quitter sans publier ?',
      text: 'Vous avez des modifications non publiées. Nous les conservons dans cet onglet pendant un jour au maximum.',
    },
  },
  save: {
    submit: 'Enregistrer',
    saving: 'Enregistrement…',
    changes: '%{smart_count} modification non enregistrée |||| %{smart_count} modifications non enregistrées',
    issues: '%{smart_count} champ à corriger |||| %{smart_count} champs à corriger',
    label: 'Modifications non enregistrées',
    none: 'Toutes les modifications sont enregistrées',
    restored: 'Nous avons restauré vos modifications non enregistrées.',
    conflict:
      'Choisissez la valeur à conserver. Rien n’est enregistré d’ici là. Les paramètres que vous n’avez pas modifiés reprennent ses valeurs.',
    failed: {
      title: 'Impossible d’enregistrer vos modifications',
      part: 'Certaines de vos modifications n’ont pas pu être enregistrées',
      saved: 'Enregistré : %{names}',
      uncertain: 'Nous n’avons pas pu confirmer l’enregistrement de vos modifications',
      kept: 'Vos modifications sont conservées.',
      again: 'Vos modifications sont conservées. Corrigez-les si nécessaire, puis réessayez.',
    },
    leave: {
      title: 'Quitter sans enregistrer ?',
      text: 'Vos modifications ne sont pas enregistrées. Elles restent dans cet onglet jusqu’à sa fermeture, pendant un jour au maximum.',
    },
  },
  conflict: {
    title: 'Quelqu’un d’autre a modifié cet élément',
    show: 'Voir la modification |||| Voir les %{smart_count} modifications',
    mine: 'Votre version',
    theirs: 'Sa version',
    keep: 'Garder la mienne',
    keepNamed: 'Garder la mienne : %{name}',
    take: 'Utiliser la sienne',
    takeNamed: 'Utiliser la sienne : %{name}',
    none: 'vide',
  },
  late: {
    failed:
      'Vos modifications de la page que vous avez quittée n’ont pas pu être enregistrées. %{reason} Elles y sont conservées.',
    show: 'Voir les modifications',
  },
  bar: { discard: 'Abandonner', discarded: 'Modifications abandonnées' },
} satisfies Translation<typeof english>;
