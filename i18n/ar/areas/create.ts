import type { messages as english } from '../../en/areas/create';
import type { Translation } from '../../translation';

/** Messages of create forms. */
export const messages = {
  unsaved: {
    title: 'المغادرة قبل الإضافة؟',
    text: 'لم يُرسل ما كتبته. يبقى محفوظًا حتى تغلق علامة التبويب هذه أو تسجّل الخروج، ويُعرض عليك عند عودتك.',
    stay: 'البقاء هنا',
    leave: 'مغادرة',
  },
  submit: 'إضافة',
  missing: 'ما زال ناقصًا: %{fields}.',
  busy: 'ما زال رفع ملف جاريًا.',
  restored: 'ما كتبته سابقًا عاد إلى مكانه.',
  discard: 'تجاهل المسودة',
  fault: {
    required: 'املأ هذا الحقل من فضلك.',
    number: 'أدخل رقمًا من فضلك.',
    invalid: 'تحقّق من هذه القيمة من فضلك.',
    too_long: 'النص أطول من اللازم.',
    too_short: 'النص أقصر من اللازم.',
    not_found: 'لم يعد موجودًا. اختر غيره من فضلك.',
    taken: 'مستخدَم من قبل.',
    future: 'هذا التاريخ في المستقبل.',
  },
  failed: 'لم تتم الإضافة. ما كتبته ما زال هنا. عدّله إن لزم ثم حاول مجددًا.',
  uncertain: 'الإضافة غير مؤكدة. ما كتبته ما زال هنا.',
  otherField: '%{field}: %{text}',
  done: 'تمت إضافة %{name}.',
} satisfies Translation<typeof english>;
