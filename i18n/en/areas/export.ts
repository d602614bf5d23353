import { defineMessages } from '../../englishMessages';

/** Messages of exports: progress and result. */
export const messages = defineMessages('export', {
  running: 'Exporting %{done} of %{total} rows',
  runningUnknown: 'Rows exported so far: %{done}',
  cancel: 'Cancel',
  done: 'Exported %{smart_count} row |||| Exported %{smart_count} rows',
  unread:
    '%{smart_count} row couldn’t be read and is missing from the file. |||| %{smart_count} rows couldn’t be read and are missing from the file.',
  unknown: 'We couldn’t find out how many rows there are, so the file may be incomplete.',
  canceled: 'Export canceled. No file was created.',
  failed: 'Export failed. No file was created. %{reason}',
  title: 'Export',
  email: '%{field} email',
  id: '%{field} ID',
  utc: '%{field} (UTC)',
});
