import type { messages as english } from '../../en/areas/linkSignIn';
import type { Translation } from '../../translation';

/** Messages when a link signs in: the notice, the question before files or bulk changes, and the question about another account. */
export const messages = {
  notice: 'Un lien vous a connecté en tant que %{account}. Vos modifications concernent la boutique %{site}.',
  unnamed: 'un compte sans nom',
  signOut: 'Ce n’est pas vous ? Se déconnecter',
  question: {
    title: '%{site} est-elle votre boutique ?',
    text: 'Un lien vous a connecté en tant que %{account}. Les fichiers et modifications envoyés maintenant vont à %{site}.',
    confirm: 'Continuer avec %{site}',
  },
  offered: {
    title: 'Continuer en tant que %{name} ?',
    text: 'Ce lien vous connecte en tant que %{name}. Vous êtes actuellement connecté en tant que %{owner}.',
    textUnknown:
      'Ce lien vous connecte en tant que %{name}. Si vous ne vous y attendiez pas, conservez votre compte actuel.',
    accept: 'Continuer en tant que %{name}',
    decline: 'Rester connecté en tant que %{name}',
    declineUnknown: 'Conserver le compte actuel',
    someone: 'un autre compte',
  },
} satisfies Translation<typeof english>;
