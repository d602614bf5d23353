import type { messages as english } from '../../en/areas/flags';
import type { Translation } from '../../translation';

/** Messages of moderation flags. */
export const messages = {
  only: 'المعلَّم فقط (%{count} من %{total} في هذه الصفحة)',
  none: 'لا توجد عناصر معلَّمة في هذه الصفحة',
  noneText: 'لا يوجد أي عنصر معلَّم بين عناصر هذه الصفحة (%{total}). تُفحص الصفحات الأخرى عند فتحها.',
  showAll: 'عرض الكل (%{total})',
  similar: {
    title: 'نص مشابه',
    this: 'هذا العنصر',
    same: '%{share} متطابق',
  },
  rule: {
    link: 'يحتوي على رابط',
    contact: 'يحتوي على بيانات تواصل',
    shouting: 'أحرف كبيرة بالكامل',
    sameText: 'نص مكرّر في هذه الصفحة',
    sameAddress: 'عدة عناصر من عنوان IP واحد',
    otherCountry: 'بلد غير معتاد',
  },
  explain: {
    link: 'يحتوي النص على عنوان ويب: «%{passage}»',
    contact: 'يحتوي النص على بريد إلكتروني أو رقم هاتف أو اسم حساب: «%{passage}»',
    shouting: 'معظم النص بأحرف كبيرة: «%{passage}»',
    sameText:
      'يحمل %{smart_count} عنصر آخر في هذه الصفحة النص نفسه. |||| يحمل عنصر آخر في هذه الصفحة النص نفسه. |||| يحمل عنصران آخران في هذه الصفحة النص نفسه. |||| تحمل %{smart_count} عناصر أخرى في هذه الصفحة النص نفسه. |||| يحمل %{smart_count} عنصرًا آخر في هذه الصفحة النص نفسه. |||| يحمل %{smart_count} عنصر آخر في هذه الصفحة النص نفسه.',
    sameAddress: '%{count} من %{total} من عناصر هذه الصفحة جاءت من %{address}.',
    otherCountry:
      'من بين العناصر المعروفة البلد في هذه الصفحة (%{total})، جاء %{count} من %{country}. أما هذا فمن %{own}.',
  },
  /** Variants for the queue, which compares a record with all pending ones instead of one page. */
  waiting: {
    rule: { sameText: 'نص مكرّر' },
    explain: {
      sameText:
        'يحمل %{smart_count} عنصر آخر قيد الانتظار النص نفسه. |||| يحمل عنصر آخر قيد الانتظار النص نفسه. |||| يحمل عنصران آخران قيد الانتظار النص نفسه. |||| تحمل %{smart_count} عناصر أخرى قيد الانتظار النص نفسه. |||| يحمل %{smart_count} عنصرًا آخر قيد الانتظار النص نفسه. |||| يحمل %{smart_count} عنصر آخر قيد الانتظار النص نفسه.',
      sameAddress: '%{count} من %{total} من العناصر قيد الانتظار جاءت من %{address}.',
      otherCountry:
        'من بين العناصر المعروفة البلد قيد الانتظار (%{total})، جاء %{count} من %{country}. أما هذا فمن %{own}.',
    },
  },
} satisfies Translation<typeof english>;
