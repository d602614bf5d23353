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
    text: 'لم تُنشر تغييراتك. تبقى في علامة التبويب هذه حتى تُغلق، ليوم واحد على الأكثر.',
    stay: 'البقاء هنا',
    leave: 'مغادرة',
  },
  restored: 'تغييراتك السابقة عادت إلى مكانها، ولم تُنشر بعد.',
  save: {
    failed: { title: 'تعذّر حفظ تغييراتك', uncertain: 'تعذّر التأكد من حفظ تغييراتك' },
    label: 'تغييرات غير محفوظة',
    none: 'كل التغييرات محفوظة',
    title: 'المغادرة دون حفظ؟',
    text: 'تغييراتك غير محفوظة. تبقى في علامة التبويب هذه حتى إغلاقها، ليوم واحد على الأكثر.',
    restored: 'استُعيدت تغييراتك السابقة غير المحفوظة.',
    conflict: 'اختر القيمة التي تريد الإبقاء عليها. لا يُحفظ شيء قبل ذلك. وما لم تغيّره يتبع تغييراتهم.',
  },
  conflict: {
    title: 'غيّر شخص آخر هذا في الأثناء',
    text: 'اختر ما يبقى؛ لا يُنشر شيء قبل ذلك. ما لم تغيّره يتبع تغييراته.',
    mine: 'قيمتك',
    theirs: 'قيمته',
    keep: 'الإبقاء على قيمتك',
    keepNamed: 'الإبقاء على قيمتك: %{name}',
    take: 'اعتماد قيمته',
    takeNamed: 'اعتماد قيمته: %{name}',
    none: 'لا شيء',
  },
  failed: {
    title: 'لم يتم النشر: يبدو المتجر كما كان',
    uncertain: 'النشر غير مؤكد',
    kept: 'تغييراتك ما زالت هنا: يمكنك المحاولة مجددًا.',
    field: '%{field}: %{text}',
  },
  bar: {
    label: 'غير منشور',
    none: 'كل شيء منشور',
    discard: 'تجاهل',
    discarded: 'تم تجاهل تغييراتك.',
  },
} satisfies Translation<typeof english>;
