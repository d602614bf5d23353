/** Words of the sign-in page. */
export const words = {
  text: 'à votre console de commerçant',
  email: 'E-mail',
  password: 'Mot de passe',
  show: 'Afficher le mot de passe',
  capsLock: 'La touche Verr. Maj. est activée',
  submit: 'Se connecter',
  or: 'ou',
  platform: 'Se connecter avec %{platform}',
  terms: 'Conditions',
  privacy: 'Confidentialité',
  legal: 'Mentions légales',
  expired: 'Votre session est terminée. Reconnectez-vous pour reprendre là où vous en étiez.',
  elsewhere: 'Vous vous êtes déconnecté dans un autre onglet.',
  left: 'Vous êtes déconnecté.',
  unknown: 'La connexion a échoué. Réessayez.',
  empty: 'Saisissez votre e-mail et votre mot de passe.',
};
