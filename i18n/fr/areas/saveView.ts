import type { messages as english } from '../../en/areas/saveView';
import type { Translation } from '../../translation';

/** Messages of the save view dialog. */
export const messages = {
  as: 'Enregistrer comme',
  new: 'Nouvelle vue',
  update: 'Mettre à jour la vue',
  updated: 'Vue « %{name} » mise à jour',
  name: 'Nom de la vue',
  saved: 'Enregistrée sous « %{name} »',
  title: 'Enregistrer la vue',
  explain: 'Enregistre les filtres, la recherche, le tri et les colonnes actuels sur cet appareil.',
  submit: 'Enregistrer la vue',
  taken: 'Vous avez déjà une vue portant ce nom. L’enregistrement la remplace.',
  forget: 'Supprimer la vue « %{name} »',
  deleted: 'Vue « %{name} » supprimée',
  renameTitle: 'Renommer la vue « %{name} »',
  rename: 'Renommer',
  renamed: 'Vue renommée en « %{name} »',
} satisfies Translation<typeof english>;
