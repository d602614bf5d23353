import type { messages as english } from '../../en/areas/signOut';
import type { Translation } from '../../translation';

/** Messages of the question before a sign-out that deletes what this browser keeps. */
export const messages = {
  title: 'Se déconnecter et supprimer ceci ?',
  text: 'La déconnexion supprime ceci dans tous les onglets et arrête ce qui est en cours :',
  drafts:
    '%{smart_count} brouillon non envoyé, non enregistré ou non publié dans cet onglet |||| %{smart_count} brouillons non envoyés, non enregistrés ou non publiés dans cet onglet',
  task: 'Une tâche en cours dans cet onglet',
  otherTabs: 'Des brouillons ou des tâches en cours dans d’autres onglets',
  rows: 'Des lignes d’un import qui n’ont pas encore été envoyées',
  corrections: 'Des corrections d’un import qui n’a pas commencé',
  reverts: 'Ce qu’il faut pour afficher et annuler les imports de ce navigateur',
  stay: 'Rester connecté',
  leave: 'Se déconnecter et supprimer',
} satisfies Translation<typeof english>;
