import type { PluralNounsFor } from './pluralNoun';

/** Zero, one, and two are written without a number. */
export const ar: PluralNounsFor<'zero' | 'one' | 'two' | 'few' | 'many'> = {
  reviews: {
    zero: 'لا مراجعات',
    one: 'مراجعة واحدة',
    two: 'مراجعتان',
    few: '{{count}} مراجعات',
    many: '{{count}} مراجعة',
    other: '{{count}} مراجعة',
  },
  points: {
    zero: 'لا نقاط',
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: '{{count}} نقاط',
    many: '{{count}} نقطة',
    other: '{{count}} نقطة',
  },
  questions: {
    zero: 'لا أسئلة',
    one: 'سؤال واحد',
    two: 'سؤالان',
    few: '{{count}} أسئلة',
    many: '{{count}} سؤالًا',
    other: '{{count}} سؤال',
  },
  vouchers: {
    zero: 'لا قسائم',
    one: 'قسيمة واحدة',
    two: 'قسيمتان',
    few: '{{count}} قسائم',
    many: '{{count}} قسيمة',
    other: '{{count}} قسيمة',
  },
};

/** The noun precedes the number one. `one` also applies to fractions below one. */
export const he: PluralNounsFor<'one' | 'two'> = {
  reviews: { one: 'ביקורת {{count}}', two: '{{count}} ביקורות', other: '{{count}} ביקורות' },
  points: { one: 'נקודה {{count}}', two: '{{count}} נקודות', other: '{{count}} נקודות' },
  questions: { one: 'שאלה {{count}}', two: '{{count}} שאלות', other: '{{count}} שאלות' },
  vouchers: { one: 'שובר {{count}}', two: '{{count}} שוברים', other: '{{count}} שוברים' },
};
