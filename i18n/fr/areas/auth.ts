/** Messages of the sign-in page. */
export const messages = {
  text: 'à votre console de commerçant',
  email: 'E-mail',
  password: 'Mot de passe',
  show: 'Afficher le mot de passe',
  capsLock: 'La touche Verr. Maj. est activée',
  submit: 'Se connecter',
  or: 'ou',
  platform: 'Se connecter avec %{platform}',
  privateApp: 'Utiliser une application privée %{platform}',
  unexpected: 'Erreur inattendue',
  unexpectedText: 'Réessayez dans un instant. Si cela se reproduit, contactez l’assistance.',
  signedInAs:
    'Vous êtes connecté en tant que %{name}. Si cela mène à un autre compte, nous vous demandons avant d’en changer.',
  terms: 'Conditions',
  privacy: 'Confidentialité',
  legal: 'Mentions légales',
  expired: 'Votre session est terminée. Reconnectez-vous pour reprendre là où vous en étiez.',
  elsewhere: 'Vous vous êtes déconnecté dans un autre onglet.',
  left: 'Vous êtes déconnecté.',
  unknown: 'La connexion a échoué. Réessayez.',
  empty: 'Saisissez votre e-mail et votre mot de passe.',
};
