import type { messages as english } from '../../en/areas/auth';
import type { Translation } from '../../translation';

/** Messages of the sign-in page. */
export const messages = {
  text: 'pour accéder à %{product}',
  email: 'E‑mail',
  password: 'Mot de passe',
  show: 'Afficher le mot de passe',
  capsLock: 'La touche Verr. Maj. est activée',
  submit: 'Se connecter',
  forgot: 'Mot de passe oublié ?',
  or: 'ou',
  platform: 'Se connecter avec %{platform}',
  privateApp: 'Utiliser une application privée %{platform}',
  unexpected: 'Erreur inattendue',
  unexpectedText: 'Réessayez dans un instant. Si le problème persiste, contactez l’assistance.',
  signedInAs:
    'Vous êtes connecté en tant que %{name}. Si cela mène à un autre compte, nous vous demanderons confirmation avant d’en changer.',
  terms: 'Conditions',
  privacy: 'Confidentialité',
  legal: 'Mentions légales',
  expired: 'Votre session a expiré. Reconnectez-vous pour reprendre là où vous en étiez.',
  elsewhere: 'Vous vous êtes déconnecté dans un autre onglet.',
  left: 'Vous êtes déconnecté.',
  unknown: 'Impossible de vous connecter. Réessayez.',
  unreachable:
    'Nous n’avons pas pu nous connecter pour vous identifier. Vérifiez votre accès à Internet, puis réessayez. Si le problème persiste, contactez l’assistance.',
  notFound:
    'Le service de connexion est introuvable à son adresse. Sur le Wi-Fi d’un hôtel ou d’un réseau invité, connectez-vous d’abord au réseau, puis réessayez. Sinon, contactez l’assistance.',
  empty: 'Saisissez votre e‑mail et votre mot de passe.',
  kept: 'Votre travail non envoyé dans cet onglet est conservé. Connectez-vous avec le même compte pour continuer.',
  switch: {
    title: 'Continuer en tant que %{name} et supprimer le travail non envoyé ?',
    text: 'Des brouillons, des lignes d’import ou des tâches en cours de %{owner} n’ont pas encore été envoyés. Continuer en tant que %{name} les arrête et les supprime dans tous les onglets.',
    textUnknown:
      'Des brouillons, des lignes d’import ou des tâches en cours de votre compte actuel n’ont pas encore été envoyés. Continuer en tant que %{name} les arrête et les supprime dans tous les onglets.',
    accept: 'Continuer en tant que %{name} et supprimer',
  },
} satisfies Translation<typeof english>;
