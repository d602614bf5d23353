import type { messages as english } from '../../en/areas/settingsPage';
import type { Translation } from '../../translation';

/** Messages of the settings page. */
export const messages = {
  subtitle: 'Coordonnées de la boutique, langues et personnes qui la gèrent',
  sections: 'Sections des paramètres',
  pages: 'Autres paramètres',
  saved: 'Paramètres enregistrés',
  unknownSetting:
    'Le système de votre boutique ne prend peut-être pas en charge ce paramètre. Tout le reste fonctionne sans lui.',
  search: {
    label: 'Rechercher un paramètre',
    results: 'Paramètres trouvés',
    found: '%{smart_count} paramètre trouvé |||| %{smart_count} paramètres trouvés',
    none: 'Aucun paramètre trouvé pour « %{text} »',
  },
  website: {
    title: 'Boutique',
    help: 'L’adresse de votre boutique en ligne, par exemple https://www.example.com',
    invalid: 'Saisissez une adresse web, par exemple https://www.example.com',
  },
  currency: {
    title: 'Devise',
    none: 'Votre boutique n’a pas encore de devise : les montants sont affichés en dollars américains.',
    unknown:
      '%{code} ne figure pas dans notre liste de devises. Elle reste inchangée tant que vous n’en choisissez pas une autre.',
    invalid: 'Choisissez une devise de la liste',
    example: 'Les montants s’affichent ainsi : %{whole} et %{fraction}',
  },
  languages: { defaultMissing: 'Ajoutez la langue par défaut ou choisissez-en une autre' },
  loyaltyPage: {
    title: 'Page de fidélité',
    programs: 'Programmes de fidélité',
    help: 'La dernière partie de l’adresse de la page, par exemple rewards. Laissez vide si vous n’avez pas de page.',
    invalid: 'Saisissez l’identifiant sans espaces ni barres obliques',
    opens: 'Page enregistrée :',
  },
  pointsLimit: {
    title: 'Ajout de points',
    hint: 'Au-delà, l’ajout de points demande une confirmation. Laissez vide pour la limite par défaut de %{limit} points.',
    invalid: 'Saisissez un nombre entier à partir de 1, sans séparateurs',
  },
  recordsLimit: {
    title: 'Suppression et importation',
    hint: 'Au-delà, la suppression et l’importation demandent de saisir le nombre. Laissez vide pour la limite par défaut de %{limit}.',
  },
  replies: {
    text: 'Textes pour répondre aux questions et aux avis. Tapez / dans une zone de texte pour en insérer un.',
    questions: 'FAQ',
  },
  team: {
    text: 'Les personnes qui peuvent se connecter et gérer cette boutique.',
    none: 'Aucun gestionnaire pour l’instant. Invitez quelqu’un à gérer cette boutique avec vous.',
    failed: 'Impossible de charger les gestionnaires',
    stale: 'Cette liste n’est peut-être pas à jour. Impossible d’actualiser les gestionnaires.',
    missing: 'Les gestionnaires ne peuvent pas être modifiés ici',
    missingText:
      'Le système de votre boutique ne le permet pas. Pour ajouter ou retirer un gestionnaire, écrivez à %{email}.',
    email: 'E‑mail',
    emailHelp: 'Nous envoyons une invitation à cette adresse.',
    name: 'Nom (facultatif)',
    send: 'Envoyer l’invitation',
    emailInvalid: 'Saisissez une adresse e‑mail, par exemple nom@example.com',
    emailKnown: 'Cette personne figure déjà dans la liste',
    invited: 'Invitation envoyée à %{email}',
    inviteFailed: 'Impossible d’envoyer l’invitation',
    inviteUncertain: 'Nous n’avons pas pu confirmer l’envoi de l’invitation',
    inviteKept: 'Votre saisie est conservée. Corrigez-la si nécessaire, puis réessayez.',
    inviteMissing: 'Le système de votre boutique ne permet peut-être pas d’inviter depuis cette page.',
    active: 'Actif',
    pending: 'Invité',
    self: '%{name} (vous)',
    lastSeen: 'Dernière visite : %{time}',
    resend: 'Renvoyer',
    resendNamed: 'Renvoyer l’invitation à %{name}',
    resent: 'Invitation renvoyée à %{email}',
    resendFailed: 'Impossible de renvoyer l’invitation à %{name}. %{reason}',
    resendUncertain:
      'Nous n’avons pas pu confirmer le renvoi de l’invitation à %{name}. %{reason} Vous pouvez réessayer sans risque.',
    remove: 'Retirer %{name}',
    removeTitle: 'Retirer %{name} ?',
    removeText: 'Cette personne perd immédiatement l’accès à %{site}. Vous pourrez l’inviter de nouveau plus tard.',
    removeSubmit: 'Retirer',
    removed: '%{name} : accès retiré',
    removeFailed: 'Impossible de retirer %{name}. %{reason}',
    removeUncertain:
      'Nous n’avons pas pu confirmer le retrait de %{name}. %{reason} Vous pouvez réessayer sans risque.',
  },
  developer: {
    store: 'Boutique',
    name: 'Nom',
    platform: 'Plateforme',
    copyId: 'Copier l’ID de la boutique',
    privateApp: 'Connectez-vous à une boutique %{platform} avec le jeton d’accès d’une application privée.',
    openPrivateApp: 'Se connecter avec une application privée',
  },
} satisfies Translation<typeof english>;
