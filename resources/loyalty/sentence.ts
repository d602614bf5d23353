/** A value within a sentence: it is written as the shop and the merchant's language have it. */
export type SentenceValue = { points: number } | { money: number } | { percent: number } | { text: string };

/** A sentence of the words `loyalty.sentences`, by its key, with what stands in it. */
export interface Sentence {
  key: string;
  values?: Readonly<Record<string, SentenceValue>>;
  /** The number that singular or plural goes by. */
  count?: number;
}

/** The sentences of a condition that is set; none for one that is left empty. */
export function where<Value>(value: Value | null | '', tell: (value: Value) => Sentence): readonly Sentence[] {
  return value === null || value === '' ? [] : [tell(value)];
}

/** 'Only for orders from so much.' */
export const fromOrderOf = (least: number | null): readonly Sentence[] =>
  where(least, (money) => ({ key: 'minOrder', values: { amount: { money } } }));
