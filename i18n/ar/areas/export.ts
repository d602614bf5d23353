import type { words as english } from '../../en/areas/export';
import type { Translation } from '../../translation';

/** Words of an export while it runs and when it has ended. */
export const words = {
  running: 'جارٍ التصدير: الصفوف %{done} من %{total}',
  cancel: 'إلغاء',
  done: 'تم تصدير %{smart_count} صف. |||| تم تصدير صف واحد. |||| تم تصدير صفين. |||| تم تصدير %{smart_count} صفوف. |||| تم تصدير %{smart_count} صفًا. |||| تم تصدير %{smart_count} صف.',
  cancelled: 'أُلغي التصدير. لم يُنشأ أي ملف.',
  failed: 'توقف التصدير: لم يُنشأ أي ملف. %{reason}',
  title: 'تصدير',
} satisfies Translation<typeof english>;
