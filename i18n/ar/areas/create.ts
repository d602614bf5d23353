import type { messages as english } from '../../en/areas/create';
import type { Translation } from '../../translation';

/** Messages of create forms. */
export const messages = {
  unsaved: {
    title: 'المغادرة دون إضافة؟',
  },
  submit: 'إضافة',
  missing: 'للمتابعة، املأ: %{fields}.',
  future: '%{fields}: في المستقبل. اختر اليوم أو يومًا سابقًا.',
  busy: 'لا يزال رفع أحد الملفات جاريًا.',
  restored: 'استعدنا مسودتك.',
  discard: 'تجاهل المسودة',
  failed: 'تعذّرت الإضافة. ما أدخلته محفوظ هنا. تحقّق منه ثم حاول مجددًا.',
  uncertain: 'تعذّر التأكد من الإضافة. ما أدخلته محفوظ هنا.',
  done: 'تمت إضافة %{name}',
} satisfies Translation<typeof english>;
