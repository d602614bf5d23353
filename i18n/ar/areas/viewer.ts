import type { messages as english } from '../../en/areas/viewer';
import type { Translation } from '../../translation';

/** Messages of the media viewer. */
export const messages = {
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
  fit: 'ملاءمة النافذة',
  fitNow: '%{percent}: ملاءمة النافذة',
  zoomed: '%{label}، %{percent}',
  download: 'تنزيل (قد يُفتح في علامة تبويب جديدة)',
  delete: 'حذف %{label}',
  strip: 'كل الصور ومقاطع الفيديو',
  unsafe: 'لا يُعرض هذا الملف لأن عنوانه غير آمن للتحميل.',
  foreign:
    'لا يُعرض هذا الملف لأنه على %{host}، الذي سيعلم أنك شاهدته. افتح الرابط، أو اطلب من الدعم السماح بهذا المضيف.',
  broken: {
    image: 'تعذّر تحميل الصورة. ربما حُذفت أو أنها ليست صورة.',
    video: 'تعذّر تحميل الفيديو. ربما حُذف أو أن متصفحك لا يدعمه.',
  },
} satisfies Translation<typeof english>;
