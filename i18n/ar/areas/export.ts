import type { messages as english } from '../../en/areas/export';
import type { Translation } from '../../translation';

/** Messages of exports: progress and result. */
export const messages = {
  running: 'جارٍ التصدير: %{done} من %{total} من الصفوف',
  runningUnknown: 'الصفوف المصدَّرة حتى الآن: %{done}',
  cancel: 'إلغاء',
  done: 'تم تصدير %{smart_count} صف. |||| تم تصدير صف واحد. |||| تم تصدير صفين. |||| تم تصدير %{smart_count} صفوف. |||| تم تصدير %{smart_count} صفًا. |||| تم تصدير %{smart_count} صف.',
  unread:
    'تعذّرت قراءة %{smart_count} صف، وهي غير موجودة في الملف. |||| تعذّرت قراءة صف واحد، وهو غير موجود في الملف. |||| تعذّرت قراءة صفين، وهما غير موجودين في الملف. |||| تعذّرت قراءة %{smart_count} صفوف، وهي غير موجودة في الملف. |||| تعذّرت قراءة %{smart_count} صفًا، وهي غير موجودة في الملف. |||| تعذّرت قراءة %{smart_count} صف، وهي غير موجودة في الملف.',
  unknown: 'تعذّرت معرفة عدد الصفوف، لذلك قد يكون الملف غير مكتمل.',
  canceled: 'تم إلغاء التصدير. لم يُنشأ أي ملف.',
  failed: 'فشل التصدير. لم يُنشأ أي ملف. %{reason}',
  title: 'تصدير',
  email: '%{field} (البريد الإلكتروني)',
  id: '%{field} (المعرّف)',
  utc: '%{field} (UTC)',
} satisfies Translation<typeof english>;
