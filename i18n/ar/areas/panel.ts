import type { messages as english } from '../../en/areas/panel';
import type { Translation } from '../../translation';

/** Messages of the record panel. */
export const messages = {
  previous: 'السابق',
  next: 'التالي',
  close: 'إغلاق',
  missing: 'هذا العنصر ليس في هذه الصفحة من القائمة ولا يمكن فتحه منفردًا. ابحث عنه في القائمة.',
  gone: 'لم يعد هذا العنصر موجودًا. ربما تم حذفه.',
  facts: 'التفاصيل',
  more: 'المزيد',
  part: {
    remove: 'حذف %{part}',
    removeTitle: 'حذف «%{part}»؟',
    removed: 'تم حذف %{part}',
    failed: 'تعذّر حذف «%{part}»، لذا أعدناه. %{reason}',
  },
} satisfies Translation<typeof english>;
