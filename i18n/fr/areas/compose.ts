import type { messages as english } from '../../en/areas/compose';
import type { Translation } from '../../translation';

/** Messages of the reply and answer composer. */
export const messages = {
  of: '%{action} : %{title}',
  both: '%{first} + %{second}',
  close: 'Fermer',
  discard: 'Abandonner',
  left: '%{smart_count} caractère restant |||| %{smart_count} caractères restants',
  over: '%{smart_count} caractère de trop. Raccourcissez votre texte pour l’envoyer. |||| %{smart_count} caractères de trop. Raccourcissez votre texte pour l’envoyer.',
  draft: {
    kept: 'Brouillon enregistré dans cet onglet. Pas encore envoyé.',
    restored: 'Nous avons restauré votre brouillon. Pas encore envoyé.',
  },
  discarded: { done: 'Brouillon pour %{record} abandonné', restore: 'Restaurer' },
  elsewhere: {
    title: 'Quelqu’un d’autre a modifié ce texte pendant que vous écriviez : %{fieldLower}',
    text: 'Votre brouillon est intact. Rien n’est remplacé sans votre accord.',
    compare: 'Comparer les versions',
  },
  conflict: {
    title: 'Quelqu’un d’autre a modifié ce texte : %{fieldLower}',
    text: 'Rien n’a été remplacé. Gardez sa version, gardez la vôtre ou combinez-les.',
    theirs: 'Sa version : %{fieldLower}',
    mine: 'Votre version (non envoyée)',
    removed: 'Texte retiré par l’autre personne : %{fieldLower}.',
    keepTheirs: 'Garder sa version',
    keepMine: 'Garder ma version',
    insert: 'Ajouter à ma version',
    kept: 'Sa version pour %{record} a été conservée. La vôtre a été abandonnée.',
  },
  remove: {
    label: 'Retirer : %{fieldLower}',
    title: 'Retirer ce texte de %{record} : %{fieldLower} ?',
    text: 'Vous avez effacé le texte. Les clients ne le verront plus (%{fieldLower}) :',
    submit: 'Retirer',
  },
  gone: {
    title: 'Cet élément a été supprimé',
    text: 'Votre texte (%{fieldLower}) ne peut pas être envoyé. Copiez-le si vous voulez le garder.',
    copy: 'Copier le texte',
  },
  failed: {
    title: 'Envoi impossible : %{field}',
    unknownTitle: '%{fieldLower} : on ignore si le texte est arrivé',
    sameAsSeen:
      'Quelqu’un a modifié cet élément, mais ce texte est resté le même (%{fieldLower}). Essayez de le renvoyer.',
    failed: 'Votre texte est conservé ici. Essayez de le renvoyer.',
    kept: 'Votre texte est conservé ici.',
    missing:
      'Il n’a pas été envoyé. Votre texte est conservé ici. Réessayez : nous vérifierons d’abord, pour ne pas l’envoyer deux fois.',
    unknown: 'Votre texte est conservé ici. Vérifiez s’il a été envoyé avant de réessayer.',
    check: 'Vérifier maintenant',
    alsoNot: 'Aucune autre modification n’a été faite.',
  },
  reason: {
    conflict: 'Quelqu’un d’autre l’a modifié : rien n’a été remplacé.',
    gone: 'L’élément a été supprimé.',
  },
  textSaved: 'Votre texte est enregistré (%{fieldLower}).',
  unsent: 'Échec de l’action « %{action} » pour %{record}. %{reason} Votre texte est conservé comme brouillon.',
} satisfies Translation<typeof english>;
