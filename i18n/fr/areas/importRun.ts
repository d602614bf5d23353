import type { messages as english } from '../../en/areas/importRun';
import type { Translation } from '../../translation';

/** Messages of running and finished imports, and of imports done by our team. */
export const messages = {
  subtitle: 'Imports passés et en attente de cette boutique',
  empty: 'Importez un fichier. Sa progression et son résultat apparaîtront ici.',
  start: { customers: 'Importer des clients', points: 'Importer des points', reviews: 'Importer des avis' },
  providerFailed: 'Impossible de charger les imports',
  notTold: 'Les imports lancés sur un autre appareil ne s’affichent pas ici.',
  reverts:
    'Les imports d’un autre navigateur, ou d’avant une déconnexion ici, peuvent avoir plusieurs lignes. Ceux d’un autre navigateur s’affichent et s’annulent là-bas : les annulations n’apparaissent pas ici, et celles de points ressemblent à des imports.',
  kept: 'Impossible de charger les imports enregistrés sur cet appareil. La navigation privée les bloque peut-être.',
  kinds: {
    points: 'Points',
    customers: 'Clients',
    reviews: 'Avis',
    store_customers: 'Clients de la boutique',
    revert: 'Annulation',
  },
  columns: { what: 'Import', rows: 'Lignes', state: 'Statut', when: 'Date', more: 'Actions' },
  open: 'Voir',
  pasted: 'Lignes collées',
  statuses: { queued: 'En file d’attente', running: 'Import en cours', done: 'Importé', failed: 'Échoué' },
  states: {
    sending: 'Import en cours',
    paused: 'En pause',
    stopped: 'Arrêté',
    elsewhere: 'En cours dans un autre onglet',
    lost: 'Lignes plus disponibles',
    done: 'Importé',
    complete: 'Terminé',
    reverted: 'Annulé',
    refused: 'Importé avec des erreurs',
    repeated: 'Importé plusieurs fois',
  },
  rowsOf: '%{taken} sur %{total}',
  refusedOf: '%{refused} rejetées',
  run: {
    title: 'Import : %{kind}',
    back: 'Tous les imports',
    progress: 'Lignes envoyées : %{taken} sur %{total}',
    sending:
      'Import des lignes en cours. Vous pouvez continuer à travailler, mais fermer cet onglet met l’import en pause.',
    paused: 'Import en pause. Les lignes importées sont enregistrées et le reste attend ici.',
    interrupted:
      'Import en pause pendant l’envoi de lignes : les dernières ont peut-être été importées. Reprendre n’importe aucune ligne deux fois.',
    stopped: 'L’import s’est arrêté. %{reason}',
    stoppedHelp: 'Les lignes importées sont enregistrées. La reprise n’importera aucune ligne deux fois.',
    offline: 'L’import s’est arrêté, car vous êtes hors ligne.',
    offlineHelp:
      'Les lignes importées sont enregistrées, et les autres attendent ici. Reprenez une fois de nouveau en ligne. Aucune ligne n’est importée deux fois.',
    uncertainHelp:
      'Nous n’avons pas pu confirmer l’import des dernières lignes. La reprise n’importera aucune ligne deux fois.',
    elsewhere: 'Un autre onglet exécute cet import. Pour continuer ici, fermez cet onglet ou mettez-le en pause.',
    lost: 'Les lignes restantes ne sont plus enregistrées sur cet appareil. Importez de nouveau le reste de votre fichier.',
    retrying: 'L’import réessaie de lui-même dans quelques secondes. Aucune ligne n’est importée deux fois.',
    pause: 'Mettre en pause',
    resume: 'Reprendre',
    start: 'Lancer l’import',
    isReverted: 'Cet import a été annulé',
    created: 'Clients créés par cet import',
    createdFirst: 'Voici les %{count} plus récents.',
    createdMore: 'Voir tous les clients',
    updated: 'Clients existants mis à jour par cet import',
    inUse: 'Clients conservés en raison de commandes, de points ou d’une autre activité',
    inUsePoints: {
      added: '%{points} points importés leur restent',
      deducted: '%{points} points déduits ne sont pas rendus',
    },
    updatedBalance: '%{before} → %{after} points',
    thanks: 'Merci ! Votre demande d’import de données est en cours de traitement…',
    jobs: {
      running:
        '%{count} ligne sur %{total} importée pour l’instant |||| %{count} lignes sur %{total} importées pour l’instant',
      partly:
        'Terminé : seulement %{count} ligne sur %{total} importée |||| Terminé : seulement %{count} lignes sur %{total} importées',
    },
    sent: '%{count} ligne envoyée |||| %{count} lignes envoyées',
    taken: '%{count} ligne importée |||| %{count} lignes importées',
    repeated: '%{count} ligne importée plusieurs fois |||| %{count} lignes importées plusieurs fois',
    repeatedHelp: {
      customers:
        'Leurs points ont été ajoutés ou déduits plusieurs fois. Annulez les points en trop, ou comparez d’abord quelques clients.',
      reviews: 'Leurs avis sont présents plusieurs fois. Supprimez les doublons dans la liste des avis.',
    },
    unconfirmed:
      'Nous n’avons pas pu confirmer que %{count} ligne n’a été importée qu’une fois |||| Nous n’avons pas pu confirmer que %{count} lignes n’ont été importées qu’une fois',
    unconfirmedHelp: {
      customers:
        'Comparez les points de quelques clients avec votre fichier. Les imports volumineux peuvent prendre du temps.',
      reviews: 'Cherchez des doublons dans la liste des avis. Les imports volumineux peuvent prendre du temps.',
    },
    checkAgain: 'Vérifier à nouveau',
    customers: 'Voir les clients',
    reviews: 'Voir les avis',
    kept: {
      name: 'Annulation des points de %{name}',
      done: 'Points annulés',
      about: 'Cet import annule des points qu’un import précédent a ajoutés ou déduits à des clients existants.',
      revert: 'Annuler les points des clients existants',
      reverted: 'Voir l’annulation des points',
      reverting: 'Annulation des points en cours',
      revertUnfinished: 'Annulation des points incomplète',
      revertTitle: 'Annuler les points des clients existants ?',
      added:
        '%{points} points seront déduits à %{count} client existant par un nouvel import. S’il en a utilisé, son solde peut devenir négatif. |||| %{points} points seront déduits à %{count} clients existants par un nouvel import. S’ils en ont utilisé, leur solde peut devenir négatif.',
      deducted:
        '%{points} points seront rendus à %{count} client existant par un nouvel import. |||| %{points} points seront rendus à %{count} clients existants par un nouvel import.',
      none: 'Aucun point de clients existants ne peut être annulé.',
      revertSubmit: 'Annuler les points',
      revertNote: 'Annule des points qu’un import de clients a ajoutés ou déduits',
    },
    extra: {
      name: 'Annulation des points en trop de %{name}',
      done: 'Points en trop annulés',
      about: 'Cet import annule les points qu’un import précédent a ajoutés ou déduits plusieurs fois.',
      revert: 'Annuler les points en trop',
      reverted: 'Voir l’annulation des points en trop',
      reverting: 'Annulation des points en trop en cours',
      revertUnfinished: 'Annulation des points en trop incomplète',
      revertTitle: 'Annuler les points en trop ?',
      revertText:
        'Les points ajoutés plusieurs fois seront déduits, et ceux déduits plusieurs fois rendus, pour %{count} ligne par un nouvel import. Si un client a utilisé des points, son solde peut devenir négatif. |||| Les points ajoutés plusieurs fois seront déduits, et ceux déduits plusieurs fois rendus, pour %{count} lignes par un nouvel import. Si des clients ont utilisé des points, leur solde peut devenir négatif.',
      revertSubmit: 'Annuler les points en trop',
      revertNote: 'Annule des points qu’un import a ajoutés ou déduits plusieurs fois',
    },
    refused: '%{count} ligne rejetée |||| %{count} lignes rejetées',
    refusedWhy: 'Raison : %{reason}',
    refusedHelp: 'Téléchargez ces lignes, corrigez-les et importez de nouveau le fichier.',
    refusedFile: 'Télécharger les lignes rejetées',
    invalid: '%{count} ligne erronée n’a pas été importée |||| %{count} lignes erronées n’ont pas été importées',
    invalidHelp: 'Téléchargez ces lignes, corrigez les erreurs et importez ce fichier.',
    invalidDownload: 'Télécharger les lignes erronées',
    invalidFileName: 'lignes erronées',
    invalidGone: 'Les lignes erronées ne sont plus conservées dans ce navigateur.',
    leftOut: '%{count} ligne a été écartée |||| %{count} lignes ont été écartées',
    leftOutWhy: {
      skipped: 'Ignorées : %{count}',
      merged: 'Doublons : %{count}',
      addedTogether: 'Doublons, ajoutés à une autre ligne : %{count}',
      repeated: 'Répétées : %{count}',
      unchanged: 'Rien à modifier : %{count}',
      unpublished: 'Non publiés : %{count}',
      withheld: 'Réponses privées écartées : %{count}',
    },
    forget: 'Retirer de l’historique',
    forgetTitle: 'Retirer cet import de l’historique ?',
    forgetText:
      'Les lignes non importées seront perdues. Les lignes importées restent dans votre boutique. Cette action est irréversible.',
    forgetSubmit: 'Retirer',
    gone: 'Cet import n’est pas enregistré sur cet appareil. La déconnexion supprime ce qui y est enregistré.',
    all: {
      name: 'Annulation de %{name}',
      done: 'Import annulé',
      about: 'Cet import en annule un précédent.',
      revert: 'Annuler l’import',
      reverted: 'Voir l’annulation',
      reverting: 'Annulation en cours',
      revertUnfinished: 'Annulation incomplète',
      revertTitle: 'Annuler cet import ?',
      revertText:
        'Les points de %{count} client seront inversés dans un nouvel import. S’il en a dépensé, son solde peut passer sous zéro. |||| Les points de %{count} clients seront inversés dans un nouvel import. S’ils en ont dépensé, leur solde peut passer sous zéro.',
      stay: 'Les nouveaux clients créés par l’import restent. Vous pouvez les supprimer dans la liste des clients.',
      stayCount:
        '%{count} nouveau client créé par l’import reste. Vous pouvez le supprimer dans la liste des clients. |||| %{count} nouveaux clients créés par l’import restent. Vous pouvez les supprimer dans la liste des clients.',
      revertSubmit: 'Annuler l’import',
      revertNote: 'Annule un import',
    },
    revertGone: 'Les lignes ne sont plus enregistrées sur cet appareil : cet import ne peut pas être annulé ici.',
    keepFailed: 'Impossible d’enregistrer les lignes sur cet appareil : rien n’a été importé. %{reason}',
  },
  queue: {
    title: 'Fichiers choisis ensemble',
    file: 'Fichier',
    rows: 'Lignes',
    imported: 'Importées',
    rejected: 'Refusées',
    errors: 'Avec erreurs',
    leftOut: 'Écartées',
    total: 'Tous les fichiers',
    next: 'Continuer avec %{name}',
  },
  removal: {
    progress: '%{taken} sur %{total} supprimés',
    sending: 'Annulation en cours. Vous pouvez continuer à travailler, mais fermer cet onglet l’interrompt.',
    paused: 'Annulation en pause. Le reste attend ici.',
    stopped: 'L’annulation s’est arrêtée. %{reason}',
    stoppedHelp: 'Reprendre continue avec le reste.',
    retrying: 'L’annulation réessaie d’elle-même dans quelques secondes. Rien n’est supprimé deux fois.',
    offline: 'L’annulation s’est arrêtée, car vous êtes hors ligne.',
    offlineHelp: 'Reprenez une fois de nouveau en ligne pour continuer avec le reste.',
    uncertainHelp: 'Nous n’avons pas pu confirmer la suppression du dernier élément. Reprendre continue avec le reste.',
    lost: 'La liste de ce qui doit être supprimé n’est plus enregistrée sur cet appareil.',
    finding: 'Recherche de ce qui a été importé…',
    none: 'Rien ne peut être supprimé.',
    onlyUpdated: 'Cet import n’a créé aucun client : il n’y a rien à supprimer.',
    inUse: 'Ces clients ont désormais des commandes, des points ou une autre activité.',
    done: '%{count} élément supprimé |||| %{count} éléments supprimés',
    refused: '%{count} élément n’a pas été supprimé |||| %{count} éléments n’ont pas été supprimés',
    kept: {
      added:
        '%{points} points ajoutés à %{count} client existant restent |||| %{points} points ajoutés à %{count} clients existants restent',
      deducted:
        '%{points} points déduits à %{count} client existant ne sont pas rendus |||| %{points} points déduits à %{count} clients existants ne sont pas rendus',
    },
    keptLink: 'Ouvrir l’import pour les annuler',
    goes: {
      reviews:
        '%{count} avis sera supprimé. Cette action est définitive. |||| %{count} avis seront supprimés. Cette action est définitive.',
      customers:
        '%{count} client sera supprimé. Cette action est définitive. |||| %{count} clients seront supprimés. Cette action est définitive.',
    },
    submit: {
      reviews: 'Supprimer %{count} avis |||| Supprimer %{count} avis',
      customers: 'Supprimer %{count} client |||| Supprimer %{count} clients',
    },
    tooMany: {
      reviews:
        'Votre boutique a plus de %{most} avis : impossible de retrouver ceux de l’import. Supprimez-les dans la liste des avis.',
      customers:
        'Votre boutique a plus de %{most} clients : impossible de retrouver ceux de l’import. Supprimez-les dans la liste des clients.',
    },
    stays: {
      notFound:
        '%{count} ligne est introuvable dans votre boutique |||| %{count} lignes sont introuvables dans votre boutique',
      ambiguous:
        '%{count} avis reste, car votre boutique en a d’autres avec le même texte |||| %{count} avis restent, car votre boutique en a d’autres avec le même texte',
      changed:
        '%{count} avis reste, car sa réponse a été modifiée |||| %{count} avis restent, car leurs réponses ont été modifiées',
      existed: '%{count} client reste, car il existait déjà |||| %{count} clients restent, car ils existaient déjà',
    },
  },
  store: {
    subtitle: 'Importez tous les clients de votre boutique.',
    text: 'Nous ajouterons les clients de %{website} qui ne sont pas encore ici. Les clients existants gardent leurs points et leurs programmes.',
    textNoWebsite:
      'Nous ajouterons les clients de votre boutique qui ne sont pas encore ici. Les clients existants gardent leurs points et leurs programmes.',
    submit: 'Importer les clients',
    again: 'Importer de nouveau',
    failed: 'Impossible de lancer l’import. %{reason} Réessayez.',
    uncertain: 'Nous n’avons pas pu confirmer le lancement de l’import. %{reason}',
    uncertainHelp: 'Vous pouvez réessayer sans risque. L’import ne s’exécute qu’une fois.',
    done: 'Import lancé',
  },
  team: {
    subtitle: 'Envoyez votre fichier tel quel : nous l’importerons pour vous.',
    text: 'Les imports par notre équipe prennent jusqu’à 24 heures (en général 1 à 2). Nous vous prévenons par e‑mail quand le vôtre est terminé.',
    customers: 'Fichier de clients',
    reviews: 'Fichier d’avis',
    current: 'Fichier actuel : %{name}',
    saving: 'Envoi du fichier…',
    saved: 'Merci ! Votre demande d’import de données est en cours de traitement…',
    removed: 'Fichier retiré',
    failed: 'Impossible d’envoyer le fichier. %{reason}',
    uncertain: 'Nous n’avons pas pu confirmer l’envoi du fichier. %{reason} Vous pouvez réessayer sans risque.',
  },
} satisfies Translation<typeof english>;
