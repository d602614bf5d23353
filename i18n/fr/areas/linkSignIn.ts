/** Messages after a link signed the merchant in: the notice, and the question before files or bulk changes. */
export const messages = {
  notice: 'Un lien vous a connecté en tant que %{account}. Vos modifications concernent la boutique %{site}.',
  unnamed: 'un compte sans nom',
  signOut: 'Ce n’est pas vous ? Se déconnecter',
  question: {
    title: '%{site} est-elle votre boutique ?',
    text: 'Un lien vous a connecté en tant que %{account}. Les fichiers et modifications envoyés maintenant vont à %{site}.',
    confirm: 'Continuer avec %{site}',
  },
};
