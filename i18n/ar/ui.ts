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
  copyFailed: 'تعذّر النسخ. النص محدّد: اضغط Ctrl+C أو Cmd+C.',
  busy: 'جارٍ التنفيذ…',
  noValue: 'لا توجد قيمة',
  previous: 'السابق',
  next: 'التالي',
  paging: 'الصفحات',
  pageOf: 'الصفحة %{page} من %{pages}',
  page: 'الصفحة %{page}',
  stars: '%{rating} من 5',
  notifications: 'الإشعارات',
  repeated: 'عدد المرات: %{count}',
  earlier:
    '%{smart_count} رسالة أخرى |||| رسالة أخرى |||| رسالتان أخريان |||| %{smart_count} رسائل أخرى |||| %{smart_count} رسالة أخرى |||| %{smart_count} رسالة أخرى',
  dismissAll: 'إخفاء الكل',
  required: 'مطلوب',
  newTab: 'يُفتح في علامة تبويب جديدة',
  image: { image: 'صورة', video: 'فيديو', broken: '%{label} (تعذّر التحميل)' },
  boundary: { title: 'تعذّر عرض %{label}', text: 'بقية الصفحة تعمل كالمعتاد.' },
  late: {
    title: 'تعذّر تحميل هذا الجزء من الصفحة.',
    offline: 'لا يوجد اتصال بالإنترنت. تحقّق من الاتصال ثم حاول مجددًا؛ ما كتبته محفوظ.',
    text: 'حاول مجددًا بعد لحظة؛ وإن تكرّر ذلك فأعد تحميل الصفحة.',
  },
  failureStatus: 'رمز الحالة %{status}',
  stale: 'هذه آخر بيانات تمت قراءتها: تعذّر تحميل الأحدث.',
  unsaved: {
    title: 'المغادرة دون حفظ؟',
    text: 'لم يُرسل ما كتبته. يبقى محفوظًا حتى تغلق علامة التبويب هذه أو تسجّل الخروج، ويُعرض عليك عند عودتك.',
    stay: 'البقاء هنا',
    leave: 'مغادرة',
  },
  fieldText: '%{field}: %{text}',
  more: 'وغيرها: %{smart_count} |||| وغيرها: %{smart_count} |||| وغيرها: %{smart_count} |||| وغيرها: %{smart_count} |||| وغيرها: %{smart_count} |||| وغيرها: %{smart_count}',
  points:
    '%{points} نقطة |||| %{points} نقطة |||| %{points} نقطة |||| %{points} نقاط |||| %{points} نقطة |||| %{points} نقطة',
  fault: {
    notNumber: 'اكتب رقمًا بلا فواصل آلاف، مثل 1250.',
    notWhole: 'اكتب عددًا صحيحًا بلا فواصل، مثل 250.',
  },
} satisfies Translation<typeof english>;
