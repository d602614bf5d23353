import type { messages as english } from '../../en/areas/formFields';
import type { Translation } from '../../translation';

/** Messages of declarative form fields, and of lists whose items can be moved. */
export const messages = {
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
    notAnAccount: 'أدخل اسم حساب، مثل \u2066nordlys.home\u2069',
    notAHashtag: 'أدخل كلمات بلا مسافات أو شرطات، مثل \u2066#nordlys\u2069',
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
  sorting: {
    up: 'نقل إلى أعلى',
    down: 'نقل إلى أسفل',
    top: 'نقل إلى أول القائمة',
    bottom: 'نقل إلى آخر القائمة',
    handle: 'نقل «%{title}»',
    howTo: 'اضغط مفتاح المسافة لرفعها، ومفاتيح الأسهم لنقلها، والمسافة مرة أخرى لوضعها، وEscape لإعادتها إلى مكانها.',
    lifted: 'رُفعت «%{title}» من الموضع %{place} من %{count}.',
    over: '«%{title}» الآن في الموضع %{place} من %{count}.',
    dropped: 'وُضعت «%{title}» في الموضع %{place} من %{count}.',
    back: 'عادت «%{title}» إلى الموضع %{place} من %{count}.',
  },
} satisfies Translation<typeof english>;
