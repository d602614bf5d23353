/** Messages of the re-authentication dialog. */
export const messages = {
  title: 'Connectez-vous pour continuer',
  text: 'Votre session a expiré. Reconnectez-vous pour continuer. Votre travail sur cette page est conservé.',
  email: 'E-mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  cancel: 'Plus tard',
  otherTitle: 'Vous vous êtes connecté avec un autre compte',
  otherText:
    'Vous vous êtes connecté en tant que %{name}, mais cette page a été ouverte par %{owner}. Les modifications non envoyées de cette page seront perdues si vous continuez en tant que %{name}.',
  otherSubmit: 'Continuer en tant que %{name}',
  otherCancel: 'Retour',
  wait: 'Vous pourrez réessayer dans %{smart_count} seconde. |||| Vous pourrez réessayer dans %{smart_count} secondes.',
};
