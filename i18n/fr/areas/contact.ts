/** Words of the page that writes to support. */
export const words = {
  subtitle: 'Écrivez-nous : une personne vous répond par e-mail.',
  message: 'Message',
  help: 'Que vouliez-vous faire, et que s’est-il passé ?',
  submit: 'Envoyer le message',
  length: '%{count} caractères sur %{most}',
  failed: 'Votre message n’a pas été envoyé ; il est conservé ici. %{reason}',
  sent: 'Message envoyé',
  success:
    'Nous avons bien reçu votre message. Le numéro de votre demande est #%{ticket}. Un accusé de réception est aussi envoyé à votre adresse %{email}.',
  successNoEmail: 'Nous avons bien reçu votre message. Le numéro de votre demande est #%{ticket}.',
  successPlain: 'Nous avons bien reçu votre message.',
  another: 'Écrire un autre message',
  facts: 'Qui écrit',
  account: 'Votre compte',
  store: 'Identifiant de la boutique',
  shop: 'Boutique',
  email: 'Par e-mail',
};
