/** Value in a sentence, formatted for the store's currency and the UI language. */
export type SentenceValue = { points: number } | { money: number } | { percent: number } | { text: string };

/** Message key in `loyalty.sentences`, with its values. */
export interface Sentence {
  key: string;
  values?: Readonly<Record<string, SentenceValue>>;
  /** Count that determines the plural form. */
  count?: number;
}

/** Whether the number that a sentence is about is known. */
export const isComplete = ({ count }: Sentence): boolean => !Number.isNaN(count);

/** Sentence of a condition; none if the value is empty. */
export function sentenceIf<Value>(
  value: Value | null | '',
  toSentence: (value: Value) => Sentence,
): readonly Sentence[] {
  return value === null || value === '' ? [] : [toSentence(value)];
}

/** Minimum order value, as a sentence. */
export const minOrderSentence = (minOrderValue: number | null): readonly Sentence[] =>
  sentenceIf(minOrderValue, (money) => ({ key: 'minOrder', values: { amount: { money } } }));
