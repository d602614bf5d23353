import type { messages as english } from '../../en/areas/panel';
import type { Translation } from '../../translation';

/** Messages of the record panel. */
export const messages = {
  previous: 'السابق',
  next: 'التالي',
  close: 'إغلاق',
  missing: 'هذا السجل ليس في هذه الصفحة من القائمة، ولا يستطيع مزوّد الخدمة البحث عنه منفردًا.',
  gone: 'لم يعد هذا السجل موجودًا: ربما حُذف.',
  part: {
    remove: 'حذف %{part}',
    removeTitle: 'حذف «%{part}»؟',
    removed: 'تم الحذف: %{part}.',
    failed: 'تعذّر حذف «%{part}» وعاد إلى مكانه. %{reason}',
  },
} satisfies Translation<typeof english>;
