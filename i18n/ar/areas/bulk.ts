import type { messages as english } from '../../en/areas/bulk';
import type { Translation } from '../../translation';

/** Messages of bulk actions: confirmation, progress, and summary. */
export const messages = {
  label: 'إجراء مجمّع',
  selectAll: 'تحديد الكل (%{total})',
  clear: 'إلغاء التحديد',
  allSelected: 'تم تحديد الكل (%{total})',
  actions: 'إجراءات مجمّعة',
  withCount: '%{action} (%{count})',
  title: '%{action}: %{name}',
  undoTitle: 'التراجع عن «%{action}»: %{name}',
  collecting: 'جارٍ البحث عن العناصر: عُثر على %{found} حتى الآن',
  collectingFailed: 'تعذّر تحميل كل العناصر المحدّدة، لذا لم يتغيّر شيء. %{reason}',
  confirmTitle: '%{action} (%{name}: %{count})؟',
  titles: {
    publish: 'نشر %{records}؟',
    unpublish: 'إلغاء نشر %{records}؟',
    feature: 'تمييز %{records}؟',
    unfeature: 'إلغاء تمييز %{records}؟',
    approve: 'قبول %{records}؟',
    reject: 'رفض %{records}؟',
    exclude: 'استبعاد %{records} من البرنامج؟',
    include: 'ضم %{records} إلى البرنامج؟',
    delete: 'حذف %{records}؟',
  },
  counted: {
    customers: '%{count} عميل |||| عميل واحد |||| عميلين |||| %{count} عملاء |||| %{count} عميلًا |||| %{count} عميل',
    'product-reviews':
      '%{count} مراجعة |||| مراجعة واحدة |||| مراجعتين |||| %{count} مراجعات |||| %{count} مراجعة |||| %{count} مراجعة',
    faq: '%{count} سؤال |||| سؤال واحد |||| سؤالين |||| %{count} أسئلة |||| %{count} سؤالًا |||| %{count} سؤال',
    rewards:
      '%{count} مكافأة |||| مكافأة واحدة |||| مكافأتين |||| %{count} مكافآت |||| %{count} مكافأة |||| %{count} مكافأة',
  },
  confirmNone: 'لا ينطبق «%{action}» على أي من العناصر المحدّدة في %{name}.',
  confirmSkipped:
    'سيتم تخطّي %{smart_count} عنصر آخر لأن الإجراء لا ينطبق عليها. |||| سيتم تخطّي عنصر آخر لأن الإجراء لا ينطبق عليه. |||| سيتم تخطّي عنصرين آخرين لأن الإجراء لا ينطبق عليهما. |||| سيتم تخطّي %{smart_count} عناصر أخرى لأن الإجراء لا ينطبق عليها. |||| سيتم تخطّي %{smart_count} عنصرًا آخر لأن الإجراء لا ينطبق عليها. |||| سيتم تخطّي %{smart_count} عنصر آخر لأن الإجراء لا ينطبق عليها.',
  confirmHidden:
    'منها %{smart_count} تُركت مخفية، وستُنشر أيضًا. |||| منها عنصر واحد تُرك مخفيًا، وسيُنشر أيضًا. |||| منها عنصران تُركا مخفيين، وسيُنشران أيضًا. |||| منها %{smart_count} عناصر تُركت مخفية، وستُنشر أيضًا. |||| منها %{smart_count} عنصرًا تُركت مخفية، وستُنشر أيضًا. |||| منها %{smart_count} عنصر تُركت مخفية، وستُنشر أيضًا.',
  confirmEmpty:
    '«%{field}» ما زال فارغًا في %{smart_count} منها. |||| «%{field}» ما زال فارغًا في %{smart_count} منها. |||| «%{field}» ما زال فارغًا في %{smart_count} منها. |||| «%{field}» ما زال فارغًا في %{smart_count} منها. |||| «%{field}» ما زال فارغًا في %{smart_count} منها. |||| «%{field}» ما زال فارغًا في %{smart_count} منها.',
  confirmRemove: 'ستُحذف من %{site} فورًا. لا يمكن التراجع عن هذا الإجراء.',
  confirmSet: 'ستُغيَّر في %{site}. يمكنك التراجع بعد ذلك.',
  confirmDecision: 'يتم التغيير في %{site} واحدًا تلو الآخر. يمكنك عكس القرار، لكن لا يمكن التراجع عنه.',
  running: 'اكتمل %{done} من %{total}',
  runningFailed: 'فشل %{failed}',
  undoing: 'جارٍ التراجع: اكتمل %{done} من %{total}',
  cancel: 'إلغاء',
  close: 'إغلاق',
  done: '%{done}: %{smart_count} |||| %{done}: %{smart_count} |||| %{done}: %{smart_count} |||| %{done}: %{smart_count} |||| %{done}: %{smart_count} |||| %{done}: %{smart_count}',
  pointsAdded:
    'أُضيفت %{points} إلى %{smart_count} عميل |||| أُضيفت %{points} إلى عميل واحد |||| أُضيفت %{points} إجمالًا إلى عميلين |||| أُضيفت %{points} إجمالًا إلى %{smart_count} عملاء |||| أُضيفت %{points} إجمالًا إلى %{smart_count} عميلًا |||| أُضيفت %{points} إجمالًا إلى %{smart_count} عميل',
  pointsDeducted:
    'خُصمت %{points} من %{smart_count} عميل |||| خُصمت %{points} من عميل واحد |||| خُصمت %{points} إجمالًا من عميلين |||| خُصمت %{points} إجمالًا من %{smart_count} عملاء |||| خُصمت %{points} إجمالًا من %{smart_count} عميلًا |||| خُصمت %{points} إجمالًا من %{smart_count} عميل',
  doneEarlier:
    'اكتمل %{smart_count} عنصر في تنفيذ سابق |||| اكتمل عنصر واحد في تنفيذ سابق |||| اكتمل عنصران في تنفيذ سابق |||| اكتملت %{smart_count} عناصر في تنفيذ سابق |||| اكتمل %{smart_count} عنصرًا في تنفيذ سابق |||| اكتمل %{smart_count} عنصر في تنفيذ سابق',
  undone: 'تم التراجع: %{smart_count}',
  failed:
    'فشل %{smart_count} عنصر |||| فشل عنصر واحد |||| فشل عنصران |||| فشلت %{smart_count} عناصر |||| فشل %{smart_count} عنصرًا |||| فشل %{smart_count} عنصر',
  failedBefore:
    'كان %{smart_count} سجل قد فشل من قبل |||| كان سجل واحد قد فشل من قبل |||| كان سجلان قد فشلا من قبل |||| كانت %{smart_count} سجلات قد فشلت من قبل |||| كان %{smart_count} سجلًا قد فشل من قبل |||| كان %{smart_count} سجل قد فشل من قبل',
  notSent:
    'لم يتغيّر %{smart_count} عنصر بسبب الإلغاء |||| لم يتغيّر عنصر واحد بسبب الإلغاء |||| لم يتغيّر عنصران بسبب الإلغاء |||| لم تتغيّر %{smart_count} عناصر بسبب الإلغاء |||| لم يتغيّر %{smart_count} عنصرًا بسبب الإلغاء |||| لم يتغيّر %{smart_count} عنصر بسبب الإلغاء',
  stopped:
    'لم يتغيّر %{smart_count} عنصر بسبب الخطأ نفسه |||| لم يتغيّر عنصر واحد بسبب الخطأ نفسه |||| لم يتغيّر عنصران بسبب الخطأ نفسه |||| لم تتغيّر %{smart_count} عناصر بسبب الخطأ نفسه |||| لم يتغيّر %{smart_count} عنصرًا بسبب الخطأ نفسه |||| لم يتغيّر %{smart_count} عنصر بسبب الخطأ نفسه',
  skipped:
    'تم تخطّي %{smart_count} عنصر |||| تم تخطّي عنصر واحد |||| تم تخطّي عنصرين |||| تم تخطّي %{smart_count} عناصر |||| تم تخطّي %{smart_count} عنصرًا |||| تم تخطّي %{smart_count} عنصر',
  failure: '%{title}: %{reason}',
  unconfirmed: {
    checked: 'تعذّر التأكد من الحفظ. يمكنك إعادة المحاولة بأمان: سنتحقق أولًا حتى لا يتكرر التغيير.',
    repeated: 'تعذّر التأكد من الحفظ. يمكنك إعادة المحاولة بأمان.',
  },
  retry:
    'إعادة محاولة %{smart_count} عنصر |||| إعادة محاولة عنصر واحد |||| إعادة محاولة عنصرين |||| إعادة محاولة %{smart_count} عناصر |||| إعادة محاولة %{smart_count} عنصرًا |||| إعادة محاولة %{smart_count} عنصر',
  undo: 'التراجع عن %{smart_count} عنصر |||| التراجع عن عنصر واحد |||| التراجع عن عنصرين |||| التراجع عن %{smart_count} عناصر |||| التراجع عن %{smart_count} عنصرًا |||| التراجع عن %{smart_count} عنصر',
  undoPoints: {
    deduct:
      'خصم %{points} إجمالًا من %{smart_count} عميل؟ |||| خصم %{points} إجمالًا من عميل واحد؟ |||| خصم %{points} إجمالًا من عميلين؟ |||| خصم %{points} إجمالًا من %{smart_count} عملاء؟ |||| خصم %{points} إجمالًا من %{smart_count} عميلًا؟ |||| خصم %{points} إجمالًا من %{smart_count} عميل؟',
    add: 'إعادة %{points} إجمالًا إلى %{smart_count} عميل؟ |||| إعادة %{points} إجمالًا إلى عميل واحد؟ |||| إعادة %{points} إجمالًا إلى عميلين؟ |||| إعادة %{points} إجمالًا إلى %{smart_count} عملاء؟ |||| إعادة %{points} إجمالًا إلى %{smart_count} عميلًا؟ |||| إعادة %{points} إجمالًا إلى %{smart_count} عميل؟',
  },
  summary: 'النتيجة',
  cutOff:
    'توقّف «%{action}» عند مغادرة صفحته: اكتمل %{done} من %{total}. لإكمال الباقي، كرّر الإجراء نفسه للجميع: لن يُضاف شيء مرتين. تعرض التغييرات الأخيرة ما أُرسل.',
  changeCutOff:
    'توقّف «%{action}» عند مغادرة صفحته: اكتمل %{done} من %{total} على الأقل. تعرض التغييرات الأخيرة ما أُرسل. تحقّق من الصفوف قبل تحديد الباقي: ربما حلّت صفوف أخرى محلها.',
  undoCutOff:
    'توقّف التراجع عن «%{action}» عند مغادرة صفحته: اكتمل %{done} من %{total}. يمكن التراجع عن الباقي في التغييرات الأخيرة.',
  leave: {
    title: 'لا تزال هناك مهمة قيد التنفيذ',
    text: 'تبديل المتجر أو تسجيل الخروج ينهيها. دعها تكتمل، أو أوقفها لترى ما أُنجز.',
    wait: 'دعها تكتمل',
    stop: 'إيقاف وعرض النتيجة',
  },
} satisfies Translation<typeof english>;
