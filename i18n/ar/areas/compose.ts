import type { messages as english } from '../../en/areas/compose';
import type { Translation } from '../../translation';

/** Messages of the reply and answer composer. Both nouns are masculine and have the article. */
export const messages = {
  of: '%{action}: %{title}',
  both: '%{first} و%{second}',
  close: 'إغلاق',
  discard: 'تجاهل',
  left: 'بقي %{smart_count} حرف |||| بقي حرف واحد |||| بقي حرفان |||| بقيت %{smart_count} أحرف |||| بقي %{smart_count} حرفًا |||| بقي %{smart_count} حرف',
  over: 'زائد %{smart_count} حرف. لن يُقتطع شيء: اختصر النص من فضلك. |||| زائد حرف واحد. لن يُقتطع شيء: اختصر النص من فضلك. |||| زائد حرفان. لن يُقتطع شيء: اختصر النص من فضلك. |||| زائد %{smart_count} أحرف. لن يُقتطع شيء: اختصر النص من فضلك. |||| زائد %{smart_count} حرفًا. لن يُقتطع شيء: اختصر النص من فضلك. |||| زائد %{smart_count} حرف. لن يُقتطع شيء: اختصر النص من فضلك.',
  draft: {
    kept: 'لم يُرسل بعد. محفوظ في علامة التبويب هذه، حتى لو أغلقت هذا المربع.',
    restored: 'ما كتبته سابقًا عاد إلى مكانه. لم يُرسل بعد.',
  },
  discarded: { done: 'تم تجاهل مسودة «%{title}».', restore: 'استعادتها' },
  elsewhere: {
    title: 'تغيّر %{fieldLower} من مكان آخر وأنت تكتب',
    text: 'نصك كما هو. لن يُستبدل شيء إلا بقرارك.',
    compare: 'مقارنة النصين',
  },
  conflict: {
    title: 'غيّر شخص آخر %{fieldLower} في هذه الأثناء',
    text: 'لم يُستبدل شيء. أبقِ نصه أو نصك، أو عدّل نصك حتى يجمع الاثنين.',
    theirs: 'نصه: %{fieldLower} كما هو الآن',
    mine: 'نصك: لم يُرسل بعد',
    removed: 'أزال شخص آخر %{fieldLower}.',
    keepTheirs: 'الإبقاء على نصه',
    keepMine: 'الإبقاء على نصي',
    insert: 'إدراج في نصي',
    kept: 'بقي نصه لـ«%{title}»، وتم تجاهل نصك.',
  },
  remove: {
    label: 'إزالة %{fieldLower}',
    title: 'إزالة %{fieldLower} عن «%{title}»؟',
    text: 'المربع فارغ. لن يرى العملاء بعد الآن %{fieldLower}:',
    submit: 'إزالة',
  },
  gone: {
    title: 'حُذف في هذه الأثناء',
    text: 'لم يعد هناك مكان يُرسل إليه %{fieldLower}. انسخ نصك إن أردت الاحتفاظ به.',
    copy: 'نسخ نصي',
  },
  failed: {
    title: 'لم يُرسل %{field}',
    unknownTitle: '%{field}: وصوله غير مؤكد',
    sameAsSeen: 'رفضه الخادم بسبب تغيير آخر، لكن %{fieldLower} ما زال كما رأيته.',
    failed: 'نصك ما زال هنا، ويمكنك إرساله مجددًا.',
    missing: 'تحقّقنا: لم يصل. نصك ما زال هنا؛ وعند إعادة إرساله نتحقّق أولًا حتى لا يُرسل مرتين.',
    unknown: 'نصك ما زال هنا. تحقّق من وصوله قبل أن تتابع.',
    check: 'التحقّق الآن',
    alsoNot: 'ولم يتغيّر أي شيء آخر أيضًا.',
  },
  reason: {
    conflict: 'غيّره شخص آخر في هذه الأثناء؛ لم يُستبدل شيء.',
    gone: 'حُذف في هذه الأثناء.',
  },
  unsent: 'تعذّر تنفيذ «%{action}» على «%{title}». %{reason} نصك محفوظ كمسودة.',
} satisfies Translation<typeof english>;
