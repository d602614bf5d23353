/** Error messages by AppError kind: what failed, what it means, and what to do. `uncertain` is for writes that may have succeeded. */
export const errors = {
  offline: {
    title: 'Vous êtes hors ligne',
    text: 'Rien n’a été envoyé. Vérifiez votre connexion, puis réessayez.',
    read: 'Vérifiez votre connexion, puis réessayez.',
  },
  timeout: {
    title: 'L’opération a pris trop de temps',
    text: 'Nous n’avons pas reçu de réponse à temps. Patientez un instant, puis réessayez.',
  },
  auth: {
    title: 'Vous êtes déconnecté',
    text: 'Votre session a expiré. Reconnectez-vous pour continuer.',
  },
  forbidden: {
    title: 'Vous n’avez pas l’autorisation nécessaire',
    text: 'Demandez l’accès au propriétaire de la boutique.',
  },
  notFound: {
    title: 'Introuvable',
    text: 'L’élément a peut-être été supprimé. Revenez à la liste et actualisez-la.',
  },
  conflict: {
    title: 'Quelqu’un d’autre a fait des modifications',
    text: 'Actualisez pour voir ses modifications, puis enregistrez de nouveau les vôtres.',
  },
  validation: {
    title: 'Certaines informations sont à corriger',
    text: 'Rien n’a été enregistré. Vérifiez votre saisie, puis réessayez.',
  },
  tooLarge: {
    title: 'Trop volumineux pour être envoyé',
    text: 'Réduisez la taille, puis réessayez.',
  },
  tooMany: {
    title: 'Trop de requêtes',
    text: 'Patientez un instant, puis réessayez.',
  },
  server: {
    title: 'Un problème est survenu de notre côté',
    text: 'Réessayez dans un instant. Si le problème persiste, contactez l’assistance.',
  },
  badAnswer: {
    title: 'Réponse inattendue',
    text: 'Vérifiez votre réseau, puis réessayez. Sur le Wi-Fi d’un hôtel ou d’un réseau invité, vous devez peut-être d’abord vous connecter au réseau.',
  },
  unsendableToken: {
    title: 'La réponse de connexion est inutilisable',
    text: 'Les caractères ou la longueur de son jeton empêchent de l’envoyer. Votre mot de passe n’est pas en cause. Contactez l’assistance.',
  },
  canceled: {
    title: 'Annulé',
    text: 'Vous avez annulé l’opération avant la fin. Vous pouvez la relancer à tout moment.',
  },
  uncertain: {
    text: 'Nous n’avons pas pu confirmer l’enregistrement de votre modification. Vérifiez avant de réessayer.',
    check: 'Vérifiez avant de réessayer.',
    notSaved: 'Nous avons vérifié : rien n’a été enregistré.',
    reasons: {
      timeout: 'Nous n’avons pas reçu de réponse à temps.',
      server: 'Un problème est survenu de notre côté.',
      badAnswer:
        'Nous avons reçu une réponse inattendue. Sur le Wi-Fi d’un hôtel ou d’un réseau invité, vous devez peut-être d’abord vous connecter au réseau.',
      canceled: 'Vous avez annulé l’opération avant la fin.',
    },
  },
};
