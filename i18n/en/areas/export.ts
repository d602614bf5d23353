/** Messages of exports: progress and result. */
export const messages = {
  running: 'Exporting: %{done} of %{total} rows',
  cancel: 'Cancel',
  done: 'Exported %{smart_count} row. |||| Exported %{smart_count} rows.',
  cancelled: 'Export cancelled. No file was made.',
  failed: 'The export stopped: no file was made. %{reason}',
  title: 'Export',
};
