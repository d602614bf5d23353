import type { messages as english } from '../../en/areas/editing';
import type { Translation } from '../../translation';

/** Messages of editors with undo, redo, and publishing. */
export const messages = {
  undo: 'تراجع',
  redo: 'إعادة',
  undone: 'تم التراجع',
  redone: 'تمت الإعادة',
  unsaved: {
    title: 'المغادرة دون نشر؟',
    text: 'لديك تغييرات غير منشورة. سنحتفظ بها في علامة التبويب هذه لمدة يوم واحد بحد أقصى.',
  },
  restored: 'استعدنا تغييراتك غير المنشورة.',
  save: {
    failed: { title: 'تعذّر حفظ تغييراتك', uncertain: 'تعذّر التأكد من حفظ تغييراتك' },
    label: 'تغييرات غير محفوظة',
    none: 'كل التغييرات محفوظة',
    text: 'تغييراتك غير محفوظة. تبقى في علامة التبويب هذه حتى إغلاقها، لمدة يوم واحد بحد أقصى.',
    restored: 'استعدنا تغييراتك غير المحفوظة.',
    conflict: 'اختر القيمة التي تريد الاحتفاظ بها. لن يُحفظ شيء قبل ذلك. الإعدادات التي لم تغيّرها تتبع نسخته.',
  },
  conflict: {
    title: 'غيّر شخص آخر هذا العنصر',
    text: 'اختر النسخة التي تريد الاحتفاظ بها قبل النشر. ما لم تغيّره يتبع نسخته.',
    show: 'عرض %{smart_count} تغيير |||| عرض التغيير |||| عرض التغييرين |||| عرض %{smart_count} تغييرات |||| عرض %{smart_count} تغييرًا |||| عرض %{smart_count} تغيير',
    mine: 'نسختك',
    theirs: 'نسخته',
    keep: 'الاحتفاظ بنسختي',
    keepNamed: 'الاحتفاظ بنسختي: %{name}',
    take: 'استخدام نسخته',
    takeNamed: 'استخدام نسخته: %{name}',
    none: 'فارغ',
  },
  failed: {
    title: 'تعذّر نشر تغييراتك',
    uncertain: 'تعذّر التأكد من نشر تغييراتك',
    kept: 'لا تزال تغييراتك هنا. حاول مجددًا.',
  },
  bar: {
    label: 'تغييرات غير منشورة',
    none: 'كل التغييرات منشورة',
    discard: 'تجاهل',
    discarded: 'تم تجاهل التغييرات',
  },
} satisfies Translation<typeof english>;
