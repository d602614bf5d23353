import type { messages as english } from '../../en/areas/export';
import type { Translation } from '../../translation';

/** Messages of exports: progress and result. */
export const messages = {
  running: 'Export : %{done} lignes sur %{total}',
  runningUnknown: 'Lignes exportées jusqu’ici : %{done}',
  cancel: 'Annuler',
  done: '%{smart_count} ligne exportée. |||| %{smart_count} lignes exportées.',
  unread:
    '%{smart_count} ligne n’a pas pu être lue et manque dans le fichier. |||| %{smart_count} lignes n’ont pas pu être lues et manquent dans le fichier.',
  unknown: 'Nous n’avons pas pu connaître le nombre de lignes : le fichier est peut-être incomplet.',
  canceled: 'Export annulé. Aucun fichier n’a été créé.',
  failed: 'Échec de l’export. Aucun fichier n’a été créé. %{reason}',
  title: 'Exporter',
  email: '%{field} (e‑mail)',
  id: '%{field} (ID)',
  utc: '%{field} (UTC)',
} satisfies Translation<typeof english>;
