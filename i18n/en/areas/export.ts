/** Messages of exports: progress and result. */
export const messages = {
  running: 'Exporting %{done} of %{total} rows',
  cancel: 'Cancel',
  done: 'Exported %{smart_count} row |||| Exported %{smart_count} rows',
  canceled: 'Export canceled. No file was created.',
  failed: 'Export failed. No file was created. %{reason}',
  title: 'Export',
  email: '%{field} email',
  id: '%{field} ID',
};
