import type { messages as english } from '../../en/areas/renew';
import type { Translation } from '../../translation';

/** Messages of the re-authentication dialog. */
export const messages = {
  title: 'Connectez-vous pour continuer',
  text: 'Votre session a expiré. Reconnectez-vous pour continuer. Votre travail sur cette page est conservé.',
  email: 'E‑mail',
  password: 'Mot de passe',
  submit: 'Se connecter',
  cancel: 'Plus tard',
  otherTitle: 'Vous vous êtes connecté avec un autre compte',
  otherText:
    'Vous vous êtes connecté en tant que %{name}, mais cette page a été ouverte par %{owner}. Continuer en tant que %{name} supprime les brouillons et les lignes d’import non envoyées de %{owner} et arrête les tâches en cours, dans tous les onglets.',
  otherSubmit: 'Continuer en tant que %{name}',
  otherCancel: 'Retour',
  wait: 'Vous pourrez réessayer dans %{smart_count} seconde. |||| Vous pourrez réessayer dans %{smart_count} secondes.',
} satisfies Translation<typeof english>;
