import type { messages as english } from '../../en/areas/invitation';
import type { Translation } from '../../translation';

/** Messages of the page of a manager’s invitation. */
export const messages = {
  title: 'Vous êtes invité à rejoindre %{store}',
  titleUnnamed: 'Vous êtes invité à rejoindre une boutique',
  text: 'Acceptez l’invitation pour participer à la gestion de cette boutique.',
  loading: 'Chargement de l’invitation',
  loadFailed: 'Impossible de charger l’invitation',
  name: 'Votre nom',
  nameMissing: 'Saisissez votre nom',
  passwordMissing: 'Choisissez un mot de passe',
  passwordHelp: 'Vous l’utiliserez désormais avec votre e‑mail pour vous connecter.',
  accept: 'Accepter l’invitation',
  decline: 'Refuser',
  later: 'Plus tard',
  accepted: 'Invitation acceptée',
  acceptFailed: 'Impossible d’accepter l’invitation.',
  declineFailed: 'Impossible de refuser l’invitation.',
  failedHint: 'Réessayez. Si le problème persiste, demandez une nouvelle invitation au propriétaire de la boutique.',
  stillOpen: 'Nous n’avons pas reçu de réponse, mais l’invitation est toujours ouverte. Réessayez.',
  uncertain: 'Nous n’avons pas pu confirmer l’envoi de votre réponse. Vérifiez votre connexion, puis réessayez.',
  declined: 'Votre invitation de gestionnaire est maintenant refusée…',
  lost: 'L’invitation n’est plus ouverte',
  lostText:
    'Nous n’avons pas reçu de réponse à votre acceptation, et l’invitation est maintenant fermée. Votre acceptation a peut-être été enregistrée : connectez-vous avec votre e‑mail et votre mot de passe pour vérifier.',
  ended: 'Cette invitation ne peut pas être utilisée',
  endedText:
    'Les invitations expirent et ne servent qu’une fois. Demandez-en une nouvelle au propriétaire de la boutique.',
  none: 'Aucune invitation ici',
  noneText: 'Ouvrez de nouveau le lien de votre e‑mail d’invitation.',
  checkAgain: 'Vérifier de nouveau',
  toSignIn: 'Se connecter',
  toConsole: 'Accéder à votre boutique',
} satisfies Translation<typeof english>;
