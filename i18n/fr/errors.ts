/** Error messages by AppError kind: what failed, what it means, and what to do. `uncertain` is for writes that may have succeeded. */
export const errors = {
  offline: {
    title: 'Vous êtes hors ligne',
    text: 'Rien n’a été envoyé. Vérifiez la connexion, puis réessayez ; ce que vous avez saisi est conservé.',
  },
  timeout: {
    title: 'Le serveur n’a pas répondu à temps',
    text: 'Il est peut-être surchargé. Patientez un instant, puis réessayez.',
  },
  auth: {
    title: 'Vous êtes déconnecté',
    text: 'Votre connexion a été refusée ou a expiré. Reconnectez-vous ; ce que vous avez saisi est conservé.',
  },
  forbidden: {
    title: 'Vous n’y êtes pas autorisé',
    text: 'Vous êtes toujours connecté, mais votre compte n’en a pas le droit. Adressez-vous au propriétaire de la boutique.',
  },
  notFound: {
    title: 'Introuvable',
    text: 'L’élément a peut-être été supprimé ailleurs. Revenez à la liste et rechargez-la.',
  },
  conflict: {
    title: 'Modifié entre-temps',
    text: 'Quelqu’un d’autre a été plus rapide. Rechargez, consultez sa modification, puis enregistrez de nouveau la vôtre.',
  },
  validation: {
    title: 'Le serveur n’a pas accepté',
    text: 'Rien n’a été enregistré. Vérifiez votre saisie, puis réessayez.',
  },
  tooLarge: {
    title: 'C’est trop volumineux',
    text: 'Le serveur en accepte moins à la fois. Envoyez quelque chose de plus petit.',
  },
  tooMany: {
    title: 'Trop de requêtes',
    text: 'Le serveur demande une pause. Patientez un instant, puis réessayez.',
  },
  server: {
    title: 'Le serveur est injoignable ou en panne',
    text: 'Vous n’y êtes pour rien. Réessayez dans un instant ; si cela persiste, contactez l’assistance.',
  },
  badAnswer: {
    title: 'La réponse est illisible',
    text: 'Autre chose que le serveur a répondu, ou sa réponse était inattendue. Vérifiez le réseau (le Wi-Fi d’un hôtel ou d’invités demande parfois une connexion), puis réessayez.',
  },
  cancelled: {
    title: 'Annulé',
    text: 'Vous avez arrêté l’opération avant la fin. Relancez-la quand vous le souhaitez.',
  },
  uncertain: {
    title: 'Peut-être enregistré',
    text: 'La modification a été envoyée, mais on ignore si elle est arrivée. Vérifiez avant de réessayer.',
  },
};
