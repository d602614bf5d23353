/** Messages of exports: progress and result. */
export const messages = {
  running: 'Export : %{done} lignes sur %{total}',
  cancel: 'Annuler',
  done: '%{smart_count} ligne exportée. |||| %{smart_count} lignes exportées.',
  canceled: 'Export annulé. Aucun fichier n’a été créé.',
  failed: 'Échec de l’export. Aucun fichier n’a été créé. %{reason}',
  title: 'Exporter',
  email: '%{field} (e-mail)',
  id: '%{field} (ID)',
};
