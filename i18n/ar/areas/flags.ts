import type { messages as english } from '../../en/areas/flags';
import type { Translation } from '../../translation';

/** Messages of moderation flags. */
export const messages = {
  only: 'ما يلفت الانتباه فقط: %{count} من %{total} في هذه الصفحة',
  none: 'لا شيء يلفت الانتباه في هذه الصفحة',
  noneText: 'لا شيء لافت بين سجلات هذه الصفحة (%{total}). تُفحص الصفحات الأخرى عند فتحها.',
  showAll: 'عرض الكل (%{total})',
  rule: {
    link: 'رابط في النص',
    contact: 'بيانات تواصل في النص',
    shouting: 'مكتوب بأحرف كبيرة',
    sameText: 'نص مكرّر في هذه الصفحة',
    sameAddress: 'عدد كبير من عنوان IP واحد',
    otherCountry: 'بلد غير بلد الأغلبية',
  },
  explain: {
    link: 'في النص عنوان موقع: «%{passage}».',
    contact: 'في النص بريد إلكتروني أو رقم هاتف أو اسم حساب: «%{passage}».',
    shouting: 'عدة كلمات متتالية، أو معظم النص، بأحرف كبيرة: «%{passage}».',
    sameText:
      'يحمل %{smart_count} سجل آخر في هذه الصفحة النص نفسه حرفيًا. |||| يحمل سجل آخر في هذه الصفحة النص نفسه حرفيًا. |||| يحمل سجلان آخران في هذه الصفحة النص نفسه حرفيًا. |||| تحمل %{smart_count} سجلات أخرى في هذه الصفحة النص نفسه حرفيًا. |||| يحمل %{smart_count} سجلًا آخر في هذه الصفحة النص نفسه حرفيًا. |||| يحمل %{smart_count} سجل آخر في هذه الصفحة النص نفسه حرفيًا.',
    sameAddress: '%{count} من %{total} في هذه الصفحة جاءت من %{address}.',
    otherCountry: '%{count} من %{total} في هذه الصفحة، مما بلده معروف، جاءت من %{country}؛ وهذا من %{own}.',
  },
  /** Variants for the queue, which compares a record with all pending ones instead of one page. */
  waiting: {
    rule: { sameText: 'نص مكرّر في سجل آخر' },
    explain: {
      sameText:
        'يحمل %{smart_count} سجل آخر في الانتظار النص نفسه حرفيًا. |||| يحمل سجل آخر في الانتظار النص نفسه حرفيًا. |||| يحمل سجلان آخران في الانتظار النص نفسه حرفيًا. |||| تحمل %{smart_count} سجلات أخرى في الانتظار النص نفسه حرفيًا. |||| يحمل %{smart_count} سجلًا آخر في الانتظار النص نفسه حرفيًا. |||| يحمل %{smart_count} سجل آخر في الانتظار النص نفسه حرفيًا.',
      sameAddress: '%{count} من %{total} في الانتظار جاءت من %{address}.',
      otherCountry: '%{count} من %{total} في الانتظار، مما بلده معروف، جاءت من %{country}؛ وهذا من %{own}.',
    },
  },
} satisfies Translation<typeof english>;
