/** Words of an export while it runs and when it has ended. */
export const words = {
  running: 'Exporting: %{done} of %{total} rows',
  cancel: 'Cancel',
  done: 'Exported %{smart_count} row. |||| Exported %{smart_count} rows.',
  cancelled: 'Export cancelled. No file was made.',
  failed: 'The export stopped: no file was made. %{reason}',
  title: 'Export',
};
