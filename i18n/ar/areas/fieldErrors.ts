import type { messages as english } from '../../en/areas/fieldErrors';
import type { Translation } from '../../translation';

/** Messages of form fields: the error codes of the server and of the create forms, and numbers that can't be read. */
export const messages = {
  required: 'هذا الحقل مطلوب',
  number: 'أدخل رقمًا',
  invalid: 'أدخل قيمة صالحة',
  too_long: 'اختصر هذا النص',
  too_short: 'أدخل نصًا أطول',
  not_found: 'لم يعد هذا العنصر موجودًا. اختر غيره.',
  taken: 'مستخدم بالفعل',
  future: 'اختر تاريخًا ليس في المستقبل',
  notNumber: 'أدخل رقمًا بلا فواصل آلاف، مثل 1250 أو 12.5',
  notWhole: 'أدخل عددًا صحيحًا بلا فواصل، مثل 250',
} satisfies Translation<typeof english>;
