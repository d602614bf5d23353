import type { words as english } from '../../en/areas/editing';
import type { Translation } from '../../translation';

/** Words of what is edited with undo and redo, and published when it is ready. */
export const words = {
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
  bar: {
    label: 'غير منشور',
    none: 'كل شيء منشور',
    discard: 'تجاهل',
    discarded: 'تم تجاهل تغييراتك.',
  },
} satisfies Translation<typeof english>;
