/** Messages of the reply and answer composer. */
export const messages = {
  of: '%{action} : %{title}',
  both: '%{first} et %{second}',
  close: 'Fermer',
  discard: 'Abandonner',
  left: '%{smart_count} caractère restant |||| %{smart_count} caractères restants',
  over: '%{smart_count} caractère de trop. Rien n’est coupé : raccourcissez, s’il vous plaît. |||| %{smart_count} caractères de trop. Rien n’est coupé : raccourcissez, s’il vous plaît.',
  draft: {
    kept: 'Pas encore envoyé. Conservé dans cet onglet, même si vous fermez ce champ.',
    restored: 'Votre saisie précédente est de nouveau là. Pas encore envoyée.',
  },
  discarded: { done: 'Brouillon pour « %{title} » abandonné.', restore: 'Le rétablir' },
  elsewhere: {
    title: 'Texte modifié ailleurs pendant que vous écriviez : %{fieldLower}',
    text: 'Votre texte est intact. Rien n’est remplacé sans votre accord.',
    compare: 'Comparer les deux',
  },
  conflict: {
    title: 'Quelqu’un d’autre a modifié ce texte entre-temps : %{fieldLower}',
    text: 'Rien n’a été remplacé. Gardez le sien, gardez le vôtre, ou complétez le vôtre pour qu’il dise les deux.',
    theirs: 'Le sien : %{fieldLower} dans son état actuel',
    mine: 'Le vôtre : pas encore envoyé',
    removed: 'Retiré par l’autre personne : %{fieldLower}.',
    keepTheirs: 'Garder le sien',
    keepMine: 'Garder le mien',
    insert: 'Insérer dans le mien',
    kept: 'Son texte pour « %{title} » reste. Le vôtre a été abandonné.',
  },
  remove: {
    label: 'Retirer : %{fieldLower}',
    title: 'Retirer : %{fieldLower} à « %{title} » ?',
    text: 'Le champ est vide. Les clients ne verront plus ce texte (%{fieldLower}) :',
    submit: 'Retirer',
  },
  gone: {
    title: 'L’élément a été supprimé entre-temps',
    text: 'Votre texte (%{fieldLower}) n’a plus de destination. Copiez-le si vous voulez le garder.',
    copy: 'Copier mon texte',
  },
  failed: {
    title: 'Non envoyé : %{field}',
    unknownTitle: '%{field} : on ignore si le texte est arrivé',
    sameAsSeen:
      'Le serveur l’a refusé à cause d’une autre modification, mais le texte (%{fieldLower}) est toujours tel que vous l’avez vu.',
    failed: 'Votre texte est toujours là ; vous pouvez le renvoyer.',
    missing:
      'Nous avons vérifié : il n’est pas arrivé. Votre texte est toujours là ; avant un nouvel envoi, on vérifie encore, il ne partira donc pas deux fois.',
    unknown: 'Votre texte est toujours là. Vérifiez s’il est arrivé avant de continuer.',
    check: 'Vérifier maintenant',
    alsoNot: 'Rien d’autre n’a été modifié non plus.',
  },
  reason: {
    conflict: 'Quelqu’un d’autre l’a modifié entre-temps ; rien n’a été remplacé.',
    gone: 'L’élément a été supprimé entre-temps.',
  },
  unsent: '« %{action} » a échoué pour « %{title} ». %{reason} Votre texte est conservé comme brouillon.',
};
