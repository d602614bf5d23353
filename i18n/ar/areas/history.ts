import type { messages as english } from '../../en/areas/history';
import type { Translation } from '../../translation';

/** Messages of the page with the changes of the last 24 hours. */
export const messages = {
  subtitle:
    'تغييراتك على العملاء والمكافآت والمراجعات والأسئلة في هذا المتصفح منذ تسجيل دخولك، لآخر 24 ساعة على الأكثر. القسائم الجديدة وعمليات الاستيراد ورسائل البريد والبرامج والإعدادات ليست في القائمة.',
  notStored: 'لا يستطيع هذا المتصفح حفظ القائمة، فتختفي عند إعادة تحميل الصفحة.',
  failed: 'تعذّر تحميل التغييرات الأخيرة',
  emptyText:
    'لا تغييرات هنا منذ تسجيل دخولك أو خلال آخر 24 ساعة. عندما تنشر أو ترد أو تضيف نقاطًا أو تنقل عملاء، يمكنك التراجع عن ذلك هنا.',
  added:
    'أُضيفت نقاط: %{points} |||| أُضيفت نقاط: %{points} |||| أُضيفت نقاط: %{points} |||| أُضيفت نقاط: %{points} |||| أُضيفت نقاط: %{points} |||| أُضيفت نقاط: %{points}',
  deducted:
    'خُصمت نقاط: %{points} |||| خُصمت نقاط: %{points} |||| خُصمت نقاط: %{points} |||| خُصمت نقاط: %{points} |||| خُصمت نقاط: %{points} |||| خُصمت نقاط: %{points}',
  forgotten: 'لا نحتفظ بأسماء من حُذفوا',
  deleted: 'تم الحذف',
  removed: 'تم حذف: %{field}',
  changed: 'تم تغيير: %{field}',
  value: '%{field}: %{value}',
  undid: 'تم التراجع عن: %{change}',
  items:
    '%{smart_count} عنصر |||| عنصر واحد |||| عنصران |||| %{smart_count} عناصر |||| %{smart_count} عنصرًا |||| %{smart_count} عنصر',
  show: 'عرض الكل',
  hide: 'إخفاء',
  more: 'عرض المزيد (%{count})',
  older: 'عرض التغييرات الأقدم',
  undoTitle: 'التراجع: %{record}',
  undoMany:
    'التراجع عن %{smart_count} عنصر |||| التراجع عن عنصر واحد |||| التراجع عن عنصرين |||| التراجع عن %{smart_count} عناصر |||| التراجع عن %{smart_count} عنصرًا |||| التراجع عن %{smart_count} عنصر',
  uncertain: 'لم نتمكن من تأكيد الحفظ',
  unconfirmed:
    '%{smart_count} غير مؤكد |||| واحد غير مؤكد |||| اثنان غير مؤكدين |||| %{smart_count} غير مؤكدة |||| %{smart_count} غير مؤكد |||| %{smart_count} غير مؤكد',
  notByKey: 'لا يتراجع المفتاح Z عن «%{action}» في %{record}، لكن يمكنك التراجع من هنا.',
  runNotByKey: 'يمكن التراجع عن «%{action}» لعدة عناصر من بطاقته أو من «التغييرات الأخيرة».',
  saving: 'لا يزال الحفظ جاريًا: %{record}. لا تغلق هذه الصفحة بعد.',
  willBeDeleted: 'سيُحذف خلال %{seconds} ثوانٍ: %{record}',
  notDeleted: 'لم يُحذف: %{record}',
  runFinal: 'لا يمكن التراجع عن «%{action}» لهذه العناصر.',
  undone: 'تم التراجع عن التغيير: %{record}',
  unchanged: 'لا شيء للتراجع عنه: %{record} كما كان من قبل',
  nothingToUndo: 'لا يوجد ما يمكن التراجع عنه',
  final: 'لا يمكن التراجع عن «%{action}» على %{record}.',
  cannotUndo: 'لا يمكن التراجع عن القرار بشأن %{record}، لكن يمكنك عكسه.',
  instead: '%{action} بدلًا من ذلك',
  correctionNote: 'تصحيح: أُضيفت النقاط مرتين',
  reverseEach: 'يمكن عكسها واحدة تلو الأخرى',
  state: {
    undone: 'تم التراجع عنه',
    changed: 'تغيّر مجددًا منذ ذلك',
    deleted: 'حُذف منذ ذلك',
    final: 'لا يمكن التراجع عنه',
    unknown: 'تحقق من نقاط العميل',
  },
  reason: {
    conflict: 'غيّره شخص آخر منذ ذلك، فبقي كما هو.',
    notFound: 'لم يعد موجودًا.',
    unconfirmed: 'تعذّر التأكد من ذلك. يمكنك إعادة المحاولة بأمان.',
  },
} satisfies Translation<typeof english>;
