import type { words as english } from '../../en/areas/formFields';
import type { Translation } from '../../translation';

/** What is said of the values of forms that are declared as data. */
export const words = {
  fault: {
    missing: 'املأ هذا الحقل.',
    missingProduct: 'اختر المنتج.',
    missingSome: 'اختر واحدًا على الأقل.',
    notWhole: 'اكتب عددًا صحيحًا بلا فواصل، مثل 250.',
    notNumber: 'اكتب رقمًا بلا فواصل آلاف، مثل 1250.',
    tooSmall: 'لا يقل عن %{limit}.',
    tooBig: 'لا يزيد على %{limit}.',
    tooLong: 'أقصى عدد من الأحرف: %{limit}.',
    notALink: 'اكتب عنوانًا كاملًا، مثل https://example.org/page.',
    notAPath: 'اكتب مسارًا واحدًا في كل سطر، مثل \u200e/products/socks\u200e أو \u200e/products/*\u200e.',
    notAChoice: 'اختر واحدًا.',
  },
  value: {
    none: 'لا شيء',
    on: 'مفعّل',
    off: 'غير مفعّل',
    yes: 'نعم',
    no: 'لا',
    quoted: '«%{text}»',
    inOrder: '%{to}: %{names}',
    points:
      '%{points} نقطة |||| %{points} نقطة |||| %{points} نقطة |||| %{points} نقاط |||| %{points} نقطة |||| %{points} نقطة',
    days: '%{smart_count} يوم |||| يوم واحد |||| يومان |||| %{smart_count} أيام |||| %{smart_count} يومًا |||| %{smart_count} يوم',
    months:
      '%{smart_count} شهر |||| شهر واحد |||| شهران |||| %{smart_count} أشهر |||| %{smart_count} شهرًا |||| %{smart_count} شهر',
    times:
      '%{smart_count} مرة |||| مرة واحدة |||| مرتان |||| %{smart_count} مرات |||| %{smart_count} مرة |||| %{smart_count} مرة',
    seconds:
      '%{smart_count} ثانية |||| ثانية واحدة |||| ثانيتان |||| %{smart_count} ثوانٍ |||| %{smart_count} ثانية |||| %{smart_count} ثانية',
    pixels:
      '%{smart_count} بكسل |||| بكسل واحد |||| %{smart_count} بكسل |||| %{smart_count} بكسل |||| %{smart_count} بكسل |||| %{smart_count} بكسل',
    entries: '%{smart_count}',
  },
} satisfies Translation<typeof english>;
