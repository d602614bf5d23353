import type { messages as english } from '../../en/areas/bulk';
import type { Translation } from '../../translation';

/** Messages of bulk actions: confirmation, progress, and summary. */
export const messages = {
  label: 'إجراء جماعي',
  title: '%{action}: %{name}',
  collecting: 'جارٍ البحث عن السجلات: عُثر على %{found} حتى الآن',
  collectingFailed: 'تعذّرت قراءة السجلات كلها، لذا لم يُرسل أي شيء. %{reason}',
  confirmTitle: '%{action}: %{name} (%{count})؟',
  confirmNone: 'لا يمكن تنفيذ «%{action}» على أي مما حدّدته في %{name}: الحالة لا تسمح بذلك.',
  confirmSkipped:
    'يبقى %{smart_count} سجل آخر كما هو: الحالة لا تسمح بذلك. |||| يبقى سجل آخر كما هو: حالته لا تسمح بذلك. |||| يبقى سجلان آخران كما هما: حالتهما لا تسمح بذلك. |||| تبقى %{smart_count} سجلات أخرى كما هي: حالتها لا تسمح بذلك. |||| يبقى %{smart_count} سجلًا آخر كما هو: الحالة لا تسمح بذلك. |||| يبقى %{smart_count} سجل آخر كما هو: الحالة لا تسمح بذلك.',
  confirmRemove: 'يتم الحذف من %{site} فورًا، ولا يمكن التراجع عنه.',
  confirmSet: 'يتم التغيير في %{site} واحدًا تلو الآخر، ويمكنك التراجع عنه بعد ذلك.',
  running: 'اكتمل %{done} من %{total}',
  runningFailed: 'فشل %{failed}',
  undoing: 'جارٍ التراجع: اكتمل %{done} من %{total}',
  cancel: 'إلغاء',
  close: 'إغلاق',
  done: '%{done}: %{smart_count} |||| %{done}: %{smart_count} |||| %{done}: %{smart_count} |||| %{done}: %{smart_count} |||| %{done}: %{smart_count} |||| %{done}: %{smart_count}',
  undone: 'تم التراجع: %{smart_count}',
  failed:
    'فشل %{smart_count} سجل |||| فشل سجل واحد |||| فشل سجلان |||| فشلت %{smart_count} سجلات |||| فشل %{smart_count} سجلًا |||| فشل %{smart_count} سجل',
  notSent:
    'لم يُرسل %{smart_count} سجل: ألغيت قبل إرساله |||| لم يُرسل سجل واحد: ألغيت قبل إرساله |||| لم يُرسل سجلان: ألغيت قبل إرسالهما |||| لم تُرسل %{smart_count} سجلات: ألغيت قبل إرسالها |||| لم يُرسل %{smart_count} سجلًا: ألغيت قبل إرسالها |||| لم يُرسل %{smart_count} سجل: ألغيت قبل إرسالها',
  stopped:
    'لم يُرسل %{smart_count} سجل: كان سيفشل كغيره |||| لم يُرسل سجل واحد: كان سيفشل كغيره |||| لم يُرسل سجلان: كانا سيفشلان كغيرهما |||| لم تُرسل %{smart_count} سجلات: كانت ستفشل كغيرها |||| لم يُرسل %{smart_count} سجلًا: كانت ستفشل كغيرها |||| لم يُرسل %{smart_count} سجل: كانت ستفشل كغيرها',
  skipped:
    'بقي %{smart_count} سجل كما كان |||| بقي سجل واحد كما كان |||| بقي سجلان كما كانا |||| بقيت %{smart_count} سجلات كما كانت |||| بقي %{smart_count} سجلًا كما كان |||| بقي %{smart_count} سجل كما كان',
  failure: '%{title}: %{reason}',
  more: 'وغيرها: %{smart_count}',
  retry:
    'إعادة محاولة %{smart_count} سجل |||| إعادة محاولة سجل واحد |||| إعادة محاولة سجلين |||| إعادة محاولة %{smart_count} سجلات |||| إعادة محاولة %{smart_count} سجلًا |||| إعادة محاولة %{smart_count} سجل',
  undo: 'التراجع عن %{smart_count} سجل |||| التراجع عن سجل واحد |||| التراجع عن سجلين |||| التراجع عن %{smart_count} سجلات |||| التراجع عن %{smart_count} سجلًا |||| التراجع عن %{smart_count} سجل',
  summary: 'النتيجة',
} satisfies Translation<typeof english>;
