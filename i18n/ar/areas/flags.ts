import type { messages as english } from '../../en/areas/flags';
import type { Translation } from '../../translation';

/** Messages of moderation flags. */
export const messages = {
  similar: {
    title: 'نص مشابه',
    this: 'هذا العنصر',
    same: '%{share} متطابق',
  },
  rule: {
    link: 'يحتوي على رابط',
    contact: 'يحتوي على بيانات تواصل',
    shouting: 'أحرف كبيرة بالكامل',
    sameText: 'نص مكرّر',
    sameAddress: 'عدة عناصر من عنوان IP واحد',
    otherCountry: 'بلد غير معتاد',
    hidden: 'مخفي: %{reason}',
  },
  explain: {
    link: 'يحتوي النص على عنوان ويب: «%{passage}»',
    contact: 'يحتوي النص على بريد إلكتروني أو رقم هاتف أو اسم حساب: «%{passage}»',
    shouting: 'معظم النص بأحرف كبيرة: «%{passage}»',
    sameText:
      'يحمل %{smart_count} عنصر آخر في هذا الجزء من القائمة النص نفسه. |||| يحمل عنصر آخر في هذا الجزء من القائمة النص نفسه. |||| يحمل عنصران آخران في هذا الجزء من القائمة النص نفسه. |||| تحمل %{smart_count} عناصر أخرى في هذا الجزء من القائمة النص نفسه. |||| يحمل %{smart_count} عنصرًا آخر في هذا الجزء من القائمة النص نفسه. |||| يحمل %{smart_count} عنصر آخر في هذا الجزء من القائمة النص نفسه.',
    sameAddress: '%{count} من %{total} من عناصر هذا الجزء من القائمة جاءت من %{address}.',
    otherCountry:
      'من بين العناصر المعروفة البلد في هذا الجزء من القائمة (%{total})، جاء %{count} من %{country}. أما هذا فمن %{own}.',
    hidden: 'تُرك مخفيًا في هذا المتصفح فقط. نشره يعرضه للعملاء.',
  },
  /** Variants for the queue, which compares a record with all pending ones instead of one page. */
  waiting: {
    explain: {
      sameText:
        'يحمل %{smart_count} عنصر آخر قيد الانتظار النص نفسه. |||| يحمل عنصر آخر قيد الانتظار النص نفسه. |||| يحمل عنصران آخران قيد الانتظار النص نفسه. |||| تحمل %{smart_count} عناصر أخرى قيد الانتظار النص نفسه. |||| يحمل %{smart_count} عنصرًا آخر قيد الانتظار النص نفسه. |||| يحمل %{smart_count} عنصر آخر قيد الانتظار النص نفسه.',
      sameAddress: '%{count} من %{total} من العناصر قيد الانتظار جاءت من %{address}.',
      otherCountry:
        'من بين العناصر المعروفة البلد قيد الانتظار (%{total})، جاء %{count} من %{country}. أما هذا فمن %{own}.',
    },
  },
} satisfies Translation<typeof english>;
