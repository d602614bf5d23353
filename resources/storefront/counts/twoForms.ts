import type { PluralNounsFor } from './pluralNoun';

type TwoForms = PluralNounsFor<'one'>;

/** Languages with singular and plural only. */

export const en: TwoForms = {
  reviews: { one: '{{count}} review', other: '{{count}} reviews' },
  points: { one: '{{count}} point', other: '{{count}} points' },
  questions: { one: '{{count}} question', other: '{{count}} questions' },
  vouchers: { one: '{{count}} voucher', other: '{{count}} vouchers' },
};

export const de: TwoForms = {
  reviews: { one: '{{count}} Bewertung', other: '{{count}} Bewertungen' },
  points: { one: '{{count}} Punkt', other: '{{count}} Punkte' },
  questions: { one: '{{count}} Frage', other: '{{count}} Fragen' },
  vouchers: { one: '{{count}} Gutschein', other: '{{count}} Gutscheine' },
};

export const nl: TwoForms = {
  reviews: { one: '{{count}} beoordeling', other: '{{count}} beoordelingen' },
  points: { one: '{{count}} punt', other: '{{count}} punten' },
  questions: { one: '{{count}} vraag', other: '{{count}} vragen' },
  vouchers: { one: '{{count}} voucher', other: '{{count}} vouchers' },
};

export const el: TwoForms = {
  reviews: { one: '{{count}} κριτική', other: '{{count}} κριτικές' },
  points: { one: '{{count}} πόντος', other: '{{count}} πόντοι' },
  questions: { one: '{{count}} ερώτηση', other: '{{count}} ερωτήσεις' },
  vouchers: { one: '{{count}} κουπόνι', other: '{{count}} κουπόνια' },
};

export const da: TwoForms = {
  reviews: { one: '{{count}} anmeldelse', other: '{{count}} anmeldelser' },
  points: { one: '{{count}} point', other: '{{count}} point' },
  questions: { one: '{{count}} spørgsmål', other: '{{count}} spørgsmål' },
  vouchers: { one: '{{count}} kupon', other: '{{count}} kuponer' },
};

export const no: TwoForms = {
  reviews: { one: '{{count}} anmeldelse', other: '{{count}} anmeldelser' },
  points: { one: '{{count}} poeng', other: '{{count}} poeng' },
  questions: { one: '{{count}} spørsmål', other: '{{count}} spørsmål' },
  vouchers: { one: '{{count}} kupong', other: '{{count}} kuponger' },
};

export const sv: TwoForms = {
  reviews: { one: '{{count}} omdöme', other: '{{count}} omdömen' },
  points: { one: '{{count}} poäng', other: '{{count}} poäng' },
  questions: { one: '{{count}} fråga', other: '{{count}} frågor' },
  vouchers: { one: '{{count}} kupong', other: '{{count}} kuponger' },
};

export const fi: TwoForms = {
  reviews: { one: '{{count}} arvostelu', other: '{{count}} arvostelua' },
  points: { one: '{{count}} piste', other: '{{count}} pistettä' },
  questions: { one: '{{count}} kysymys', other: '{{count}} kysymystä' },
  vouchers: { one: '{{count}} etukuponki', other: '{{count}} etukuponkia' },
};

/** The noun has no plural after a number. */
export const hu: TwoForms = {
  reviews: { one: '{{count}} értékelés', other: '{{count}} értékelés' },
  points: { one: '{{count}} pont', other: '{{count}} pont' },
  questions: { one: '{{count}} kérdés', other: '{{count}} kérdés' },
  vouchers: { one: '{{count}} kupon', other: '{{count}} kupon' },
};

/** The noun has no plural after a number. */
export const tr: TwoForms = {
  reviews: { one: '{{count}} değerlendirme', other: '{{count}} değerlendirme' },
  points: { one: '{{count}} puan', other: '{{count}} puan' },
  questions: { one: '{{count}} soru', other: '{{count}} soru' },
  vouchers: { one: '{{count}} kupon', other: '{{count}} kupon' },
};
