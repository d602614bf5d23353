/** Words of an export while it runs and when it has ended. */
export const words = {
  running: 'Export : %{done} lignes sur %{total}',
  cancel: 'Annuler',
  done: '%{smart_count} ligne exportée. |||| %{smart_count} lignes exportées.',
  cancelled: 'Export annulé. Aucun fichier n’a été créé.',
  failed: 'L’export s’est arrêté : aucun fichier n’a été créé. %{reason}',
  title: 'Exporter',
};
