import type { ui as english } from '../en/ui';
import type { Translation } from '../translation';

/** Messages of the shared UI components. */
export const ui = {
  cancel: 'إلغاء',
  close: 'إغلاق',
  dismiss: 'إخفاء',
  retry: 'إعادة المحاولة',
  back: 'رجوع',
  clear: 'مسح',
  remove: 'إزالة %{name}',
  showMore: 'عرض المزيد',
  showLess: 'عرض أقل',
  copy: 'نسخ',
  copied: 'تم النسخ',
  copyFailed: 'تعذّر النسخ تلقائيًا. النص محدّد، اضغط Ctrl+C أو ⌘C.',
  busy: 'جارٍ التنفيذ…',
  noValue: 'لا توجد قيمة',
  previous: 'السابق',
  next: 'التالي',
  paging: 'التنقل بين الصفحات',
  pageOf: 'الصفحة %{page} من %{pages}',
  page: 'الصفحة %{page}',
  stars: '%{rating} من 5',
  notifications: 'الإشعارات',
  repeated: 'عدد مرات الظهور: %{count}',
  earlier:
    '%{smart_count} إشعار آخر |||| إشعار آخر |||| إشعاران آخران |||| %{smart_count} إشعارات أخرى |||| %{smart_count} إشعارًا آخر |||| %{smart_count} إشعار آخر',
  dismissAll: 'إخفاء الكل',
  required: 'مطلوب',
  newTab: 'يُفتح في علامة تبويب جديدة',
  image: { image: 'صورة', video: 'فيديو', broken: '%{label} (تعذّر التحميل)' },
  boundary: { title: 'تعذّر عرض %{label}', text: 'بقية الصفحة تعمل. حاول مجددًا.' },
  late: {
    title: 'تعذّر تحميل هذا القسم',
    offline: 'لا يوجد اتصال بالإنترنت. تحقّق من اتصالك ثم حاول مجددًا.',
    text: 'حاول مجددًا بعد لحظات. إذا استمرت المشكلة، فأعد تحميل الصفحة.',
  },
  failureStatus: 'خطأ %{status}',
  stale: 'هذه آخر بيانات تمت قراءتها: تعذّر تحميل الأحدث.',
  fieldText: '%{field}: %{text}',
  more: 'وغيرها: %{smart_count} |||| وغيرها: %{smart_count} |||| وغيرها: %{smart_count} |||| وغيرها: %{smart_count} |||| وغيرها: %{smart_count} |||| وغيرها: %{smart_count}',
  onDay: '%{day}',
  points:
    '%{points} نقطة |||| %{points} نقطة |||| %{points} نقطة |||| %{points} نقاط |||| %{points} نقطة |||| %{points} نقطة',
} satisfies Translation<typeof english>;
