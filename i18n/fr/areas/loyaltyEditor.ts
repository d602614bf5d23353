import type { messages as english } from '../../en/areas/loyaltyEditor';
import type { Translation } from '../../translation';

/** Messages of the program editor. */
export const messages = {
  back: 'Programmes',
  failed: 'Impossible de charger le programme',
  gone: {
    title: 'Ce programme n’existe plus',
    text: 'Il a peut-être été supprimé.',
    list: 'Voir tous les programmes',
  },
  tabs: {
    label: 'Sections du programme',
    parts: 'Actions et récompenses',
    settings: 'Paramètres',
    costs: 'Coûts',
    try: 'Tester',
  },
  restored: 'Nous avons restauré vos modifications non enregistrées.',
  tasks: {
    title: 'Actions',
    text: 'Comment les clients gagnent des points, dans l’ordre où ils le voient.',
    empty: 'Aucune action pour l’instant. Ajoutez-en une pour que les clients puissent gagner des points.',
    add: 'Ajouter une action',
    choose: 'Choisir un type d’action',
  },
  rewards: {
    title: 'Récompenses',
    text: 'Ce que les clients obtiennent avec leurs points, dans l’ordre où ils le voient.',
    empty: 'Aucune récompense pour l’instant. Ajoutez-en une pour que les clients puissent dépenser leurs points.',
    add: 'Ajouter une récompense',
    choose: 'Choisir un type de récompense',
  },
  part: {
    new: 'Nouveau',
    changed: 'Modifié',
    off: 'Inactif',
    on: 'Proposer « %{title} » aux clients',
    faulty: 'À corriger',
    missing: 'Non défini : %{fields}',
    edit: 'Modifier',
    editNamed: 'Modifier « %{title} »',
    done: 'Terminé',
    doneNamed: 'Terminé : « %{title} »',
    restore: 'Abandonner les modifications',
    more: 'Autres actions pour « %{title} »',
    remove: 'Supprimer',
    removeNew: 'Retirer',
    removed: '« %{title} » retiré sans avoir été enregistré',
    form: '« %{title} »',
  },
  order: {
    moved: '« %{title} » déplacé en position %{place} sur %{count}',
    status: {
      saving: 'Enregistrement de l’ordre…',
      saved: 'Ordre enregistré',
      failed: 'Le nouvel ordre n’a pas été enregistré.',
      uncertain: 'Impossible de confirmer le nouvel ordre.',
    },
    changed: 'Quelqu’un d’autre a modifié cette liste. Elle affiche maintenant ses modifications.',
    gone: 'Quelqu’un d’autre a supprimé « %{title} ».',
    failed:
      'Impossible de déplacer « %{title} », qui est revenu à sa place d’origine. %{reason} Essayez de le déplacer de nouveau.',
    uncertain:
      'Nous n’avons pas pu confirmer le déplacement de « %{title} ». %{reason} Vérifiez l’ordre et déplacez-le de nouveau si nécessaire.',
    severalFailed:
      'Impossible de déplacer %{smart_count} élément. %{reason} Vérifiez l’ordre et déplacez-le de nouveau. |||| Impossible de déplacer %{smart_count} éléments. %{reason} Vérifiez l’ordre et déplacez-les de nouveau.',
    severalUncertain:
      'Nous n’avons pas pu confirmer le déplacement de %{smart_count} élément. %{reason} Vérifiez l’ordre et déplacez-le de nouveau si nécessaire. |||| Nous n’avons pas pu confirmer le déplacement de %{smart_count} éléments. %{reason} Vérifiez l’ordre et déplacez-les de nouveau si nécessaire.',
  },
  remove: {
    titles: { tasks: 'Supprimer l’action « %{title} » ?', rewards: 'Supprimer la récompense « %{title} » ?' },
    done: '« %{title} » supprimé',
    failed: 'Impossible de supprimer « %{title} ». %{reason} Réessayez.',
    uncertain:
      'Nous n’avons pas pu confirmer la suppression de « %{title} ». %{reason} Vous pouvez réessayer sans risque.',
  },
  settings: {
    title: 'Détails du programme',
    points: 'Points',
    shoppers: 'Textes visibles par les clients',
  },
  review: {
    open: 'Vérifier et enregistrer',
    title: 'Enregistrer ces modifications ?',
    titleLeft: 'Modifications non enregistrées',
    ofPart: '%{title} : %{change}',
    change: '%{field} : %{before} → %{after}',
    values: '%{before} → %{after}',
    newTask: 'Nouvelle action « %{title} » : %{sentence}',
    newReward: 'Nouvelle récompense « %{title} » : %{sentence}',
    submit: 'Enregistrer',
    saved: '« %{title} » enregistré',
    unread: 'Rien n’a été enregistré. Vos modifications sont conservées. %{reason}',
    gone: 'Ce programme a été supprimé : vos modifications ne peuvent pas être enregistrées.',
    left: 'Ces modifications n’ont pas été enregistrées. Tout le reste l’a été.',
    none: 'Ces modifications n’ont pas été enregistrées.',
    notSent: 'Non enregistré, car une modification précédente a échoué.',
    failed: 'Non enregistré. %{reason}',
    uncertain: 'Nous n’avons pas pu confirmer l’enregistrement. %{reason} Vous pouvez réessayer sans risque.',
  },
  affected: {
    title: 'Concernés aujourd’hui',
    members: '%{count} client fait partie de ce programme. |||| %{count} clients font partie de ce programme.',
    counting: 'Comptage des clients concernés',
    failed: 'Impossible de compter les clients concernés',
    none: 'Les points et récompenses des clients ne changent pas. Les modifications s’appliquent à partir de maintenant.',
    tooMany: 'Il y a trop de points pour compter ceux qui expireraient.',
    more: 'Il y a plus de clients que nous ne pouvons en compter ici.',
    expire:
      '%{count} client perdrait %{points} points plus anciens que la nouvelle expiration |||| %{count} clients perdraient %{points} points plus anciens que la nouvelle expiration',
    expireNone: 'Personne ne perdrait de points avec la nouvelle expiration',
    lost: '%{count} client peut échanger « %{title} » aujourd’hui, mais ne le pourrait plus |||| %{count} clients peuvent échanger « %{title} » aujourd’hui, mais ne le pourraient plus',
    lostNone: 'Aucun client ne peut échanger « %{title} » aujourd’hui',
    gained:
      '%{count} client de plus pourrait échanger « %{title} » aujourd’hui |||| %{count} clients de plus pourraient échanger « %{title} » aujourd’hui',
    gainedNone: 'Aucun client n’a assez de points pour « %{title} » aujourd’hui',
    showMore: 'Afficher plus (%{count})',
  },
  conflict: {
    title: 'Quelqu’un d’autre a modifié ce programme',
    text: 'Rien n’a été enregistré. Choisissez la version à conserver pour chaque valeur, puis enregistrez de nouveau.',
    mine: 'La mienne : %{value}',
    theirs: 'La sienne : %{value}',
    deleted: 'Version de l’autre personne : supprimé. Abandonner mes modifications',
    restore: 'Ma version : restaurer avec mes modifications',
  },
} satisfies Translation<typeof english>;
