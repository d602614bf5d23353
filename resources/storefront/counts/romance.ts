import type { PluralNounsFor } from './pluralNoun';

type Romance = PluralNounsFor<'one' | 'many'>;

/** Romance languages. Their `many` (round millions) is followed by 'of'; in Romanian, all numbers from 20 are. */

export const fr: Romance = {
  reviews: { one: '{{count}} avis', many: '{{count}} d’avis', other: '{{count}} avis' },
  points: { one: '{{count}} point', many: '{{count}} de points', other: '{{count}} points' },
  questions: { one: '{{count}} question', many: '{{count}} de questions', other: '{{count}} questions' },
  vouchers: { one: '{{count}} bon d’achat', many: '{{count}} de bons d’achat', other: '{{count}} bons d’achat' },
};

export const it: Romance = {
  reviews: { one: '{{count}} recensione', many: '{{count}} di recensioni', other: '{{count}} recensioni' },
  points: { one: '{{count}} punto', many: '{{count}} di punti', other: '{{count}} punti' },
  questions: { one: '{{count}} domanda', many: '{{count}} di domande', other: '{{count}} domande' },
  vouchers: { one: '{{count}} buono', many: '{{count}} di buoni', other: '{{count}} buoni' },
};

export const es: Romance = {
  reviews: { one: '{{count}} reseña', many: '{{count}} de reseñas', other: '{{count}} reseñas' },
  points: { one: '{{count}} punto', many: '{{count}} de puntos', other: '{{count}} puntos' },
  questions: { one: '{{count}} pregunta', many: '{{count}} de preguntas', other: '{{count}} preguntas' },
  vouchers: { one: '{{count}} cupón', many: '{{count}} de cupones', other: '{{count}} cupones' },
};

export const pt: Romance = {
  reviews: { one: '{{count}} avaliação', many: '{{count}} de avaliações', other: '{{count}} avaliações' },
  points: { one: '{{count}} ponto', many: '{{count}} de pontos', other: '{{count}} pontos' },
  questions: { one: '{{count}} pergunta', many: '{{count}} de perguntas', other: '{{count}} perguntas' },
  vouchers: { one: '{{count}} cupom', many: '{{count}} de cupons', other: '{{count}} cupons' },
};

export const ro: PluralNounsFor<'one' | 'few'> = {
  reviews: { one: '{{count}} recenzie', few: '{{count}} recenzii', other: '{{count}} de recenzii' },
  points: { one: '{{count}} punct', few: '{{count}} puncte', other: '{{count}} de puncte' },
  questions: { one: '{{count}} întrebare', few: '{{count}} întrebări', other: '{{count}} de întrebări' },
  vouchers: { one: '{{count}} voucher', few: '{{count}} vouchere', other: '{{count}} de vouchere' },
};
