import type { messages as english } from '../../en/areas/compose';
import type { Translation } from '../../translation';

/** Messages of the reply and answer composer. Both nouns are masculine and have the article. */
export const messages = {
  of: '%{action}: %{title}',
  both: '%{first} + %{second}',
  close: 'إغلاق',
  discard: 'تجاهل',
  left: 'بقي %{smart_count} حرف |||| بقي حرف واحد |||| بقي حرفان |||| بقيت %{smart_count} أحرف |||| بقي %{smart_count} حرفًا |||| بقي %{smart_count} حرف',
  over: 'تجاوزت الحد بمقدار %{smart_count} حرف. اختصر النص لإرساله. |||| تجاوزت الحد بحرف واحد. اختصر النص لإرساله. |||| تجاوزت الحد بحرفين. اختصر النص لإرساله. |||| تجاوزت الحد بمقدار %{smart_count} أحرف. اختصر النص لإرساله. |||| تجاوزت الحد بمقدار %{smart_count} حرفًا. اختصر النص لإرساله. |||| تجاوزت الحد بمقدار %{smart_count} حرف. اختصر النص لإرساله.',
  draft: {
    kept: 'المسودة محفوظة في علامة التبويب هذه. لم تُرسل بعد.',
    restored: 'استعدنا مسودتك. لم تُرسل بعد.',
  },
  discarded: { done: 'تم تجاهل مسودة %{record}', restore: 'استعادة' },
  elsewhere: {
    title: 'غيّر شخص آخر %{fieldLower} أثناء كتابتك',
    text: 'مسودتك محفوظة. لن يُستبدل شيء إلا باختيارك.',
    compare: 'مقارنة النسختين',
  },
  conflict: {
    title: 'غيّر شخص آخر %{fieldLower}',
    text: 'لم يُستبدل شيء. احتفظ بنسخته أو بنسختك، أو ادمجهما.',
    theirs: 'نسخته: %{fieldLower}',
    mine: 'نسختك (لم تُرسل)',
    removed: 'أزال شخص آخر %{fieldLower}.',
    keepTheirs: 'الاحتفاظ بنسخته',
    keepMine: 'الاحتفاظ بنسختي',
    insert: 'إضافة إلى نسختي',
    kept: 'تم الاحتفاظ بنسخته: %{record}. تم تجاهل نسختك.',
  },
  remove: {
    label: 'إزالة %{fieldLower}',
    title: 'إزالة %{fieldLower} من %{record}؟',
    text: 'مسحت النص. لن يرى العملاء بعد الآن %{fieldLower}:',
    submit: 'إزالة',
  },
  gone: {
    title: 'تم حذف هذا العنصر',
    text: 'تعذّر إرسال %{fieldLower}. انسخ النص إن أردت الاحتفاظ به.',
    copy: 'نسخ النص',
  },
  failed: {
    title: 'تعذّر إرسال %{field}',
    unknownTitle: '%{fieldLower}: وصوله غير مؤكد',
    sameAsSeen: 'غيّر شخص ما هذا العنصر، لكن %{fieldLower} بلا تغيير. حاول الإرسال مجددًا.',
    failed: 'نصك محفوظ هنا. حاول إرساله مجددًا.',
    kept: 'نصك محفوظ هنا.',
    missing: 'لم يتم الإرسال. نصك محفوظ هنا. حاول مجددًا، وسنتحقّق أولًا حتى لا يُرسل مرتين.',
    unknown: 'نصك محفوظ هنا. تحقّق من إرساله قبل أن تحاول مجددًا.',
    check: 'التحقّق الآن',
    alsoNot: 'لم تُجرَ أي تغييرات أخرى.',
  },
  reason: {
    conflict: 'غيّره شخص آخر، لذا لم يُستبدل شيء.',
    gone: 'تم حذفه.',
  },
  textSaved: 'تم حفظ %{fieldLower}.',
  unsent: 'تعذّر تنفيذ «%{action}» على %{record}. %{reason} نصك محفوظ كمسودة.',
} satisfies Translation<typeof english>;
