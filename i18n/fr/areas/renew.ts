/** Messages of the re-authentication dialog. */
export const messages = {
  title: 'Connectez-vous pour continuer',
  text: 'Votre session est terminée. Reconnectez-vous : la page reste telle quelle, et rien de votre saisie n’est perdu.',
  email: 'E-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  cancel: 'Pas maintenant',
  otherTitle: 'C’est un autre compte',
  otherText:
    'Vous vous êtes connecté en tant que %{name}, mais cette page a été ouverte par %{owner}. Ce qui s’y trouve n’a pas été envoyé. Continuer la ferme et démarre la console en tant que %{name}.',
  otherSubmit: 'Continuer en tant que %{name}',
  otherCancel: 'Retour',
};
