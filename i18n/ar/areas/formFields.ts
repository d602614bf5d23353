import type { messages as english } from '../../en/areas/formFields';
import type { Translation } from '../../translation';

/** Messages of declarative form fields, and of lists whose items can be moved. */
export const messages = {
  fault: {
    missing: 'هذا الحقل مطلوب',
    missingProduct: 'اختر منتجًا',
    missingSome: 'اختر عنصرًا واحدًا على الأقل',
    tooSmall: 'يجب ألا يقل عن %{limit}',
    tooBig: 'يجب ألا يزيد على %{limit}',
    tooLong: 'الحد الأقصى للأحرف: %{limit}',
    notALink: 'أدخل عنوان URL كاملًا، مثل https://example.org/page',
    notAPath: 'أدخل مسارًا واحدًا في كل سطر، مثل ‎/products/socks‎ أو ‎/products/*‎',
    notAChoice: 'اختر خيارًا',
    notAnAccount: 'أدخل اسم حساب، مثل \u2066nordlys.home\u2069',
    notAHashtag: 'أدخل كلمات بلا مسافات أو شرطات، مثل \u2066#nordlys\u2069',
  },
  value: {
    none: 'فارغ',
    on: 'مفعّل',
    off: 'غير مفعّل',
    yes: 'نعم',
    no: 'لا',
    quoted: '«%{text}»',
    inOrder: '%{to}: %{names}',
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
    howTo: 'اضغط مفتاح المسافة للالتقاط، ومفاتيح الأسهم للنقل، والمسافة مجددًا للوضع، وEsc للإلغاء.',
    lifted: 'تم التقاط «%{title}» من الموضع %{place} من %{count}',
    over: '«%{title}» الآن في الموضع %{place} من %{count}',
    dropped: 'تم وضع «%{title}» في الموضع %{place} من %{count}',
    back: 'أُلغي النقل: «%{title}» في الموضع %{place} من %{count}',
  },
} satisfies Translation<typeof english>;
