import type { PluralNounsFor } from './pluralNoun';

type FourForms = PluralNounsFor<'one' | 'few' | 'many'>;

/** Fractions are `other` in Polish and Russian, and `many` in Czech and Lithuanian. */

export const pl: FourForms = {
  reviews: { one: '{{count}} opinia', few: '{{count}} opinie', many: '{{count}} opinii', other: '{{count}} opinii' },
  points: { one: '{{count}} punkt', few: '{{count}} punkty', many: '{{count}} punktów', other: '{{count}} punktu' },
  questions: {
    one: '{{count}} pytanie',
    few: '{{count}} pytania',
    many: '{{count}} pytań',
    other: '{{count}} pytania',
  },
  vouchers: { one: '{{count}} kupon', few: '{{count}} kupony', many: '{{count}} kuponów', other: '{{count}} kuponu' },
};

export const ru: FourForms = {
  reviews: { one: '{{count}} отзыв', few: '{{count}} отзыва', many: '{{count}} отзывов', other: '{{count}} отзыва' },
  points: { one: '{{count}} балл', few: '{{count}} балла', many: '{{count}} баллов', other: '{{count}} балла' },
  questions: {
    one: '{{count}} вопрос',
    few: '{{count}} вопроса',
    many: '{{count}} вопросов',
    other: '{{count}} вопроса',
  },
  vouchers: { one: '{{count}} купон', few: '{{count}} купона', many: '{{count}} купонов', other: '{{count}} купона' },
};

export const cs: FourForms = {
  reviews: {
    one: '{{count}} recenze',
    few: '{{count}} recenze',
    many: '{{count}} recenze',
    other: '{{count}} recenzí',
  },
  points: { one: '{{count}} bod', few: '{{count}} body', many: '{{count}} bodu', other: '{{count}} bodů' },
  questions: { one: '{{count}} otázka', few: '{{count}} otázky', many: '{{count}} otázky', other: '{{count}} otázek' },
  vouchers: { one: '{{count}} kupon', few: '{{count}} kupony', many: '{{count}} kuponu', other: '{{count}} kuponů' },
};

export const lt: FourForms = {
  reviews: {
    one: '{{count}} atsiliepimas',
    few: '{{count}} atsiliepimai',
    many: '{{count}} atsiliepimo',
    other: '{{count}} atsiliepimų',
  },
  points: { one: '{{count}} taškas', few: '{{count}} taškai', many: '{{count}} taško', other: '{{count}} taškų' },
  questions: {
    one: '{{count}} klausimas',
    few: '{{count}} klausimai',
    many: '{{count}} klausimo',
    other: '{{count}} klausimų',
  },
  vouchers: { one: '{{count}} kuponas', few: '{{count}} kuponai', many: '{{count}} kupono', other: '{{count}} kuponų' },
};
