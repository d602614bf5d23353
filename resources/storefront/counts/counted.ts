/** A category of Intl.PluralRules. */
export type PluralCategory = Intl.LDMLPluralRule;

/** What is counted for a shopper. */
export type CountedThing = 'reviews' | 'points' | 'questions' | 'vouchers';

/** The wording of one count by plural category; `other` stands in for a category that has none. */
export type PluralForms = { readonly other: string } & { readonly [Category in PluralCategory]?: string };

/** The counts of a language whose plural has these categories, each with every form. */
export type CountsOf<Categories extends PluralCategory> = Readonly<
  Record<CountedThing, { readonly [Category in Categories | 'other']: string }>
>;

/** The counts of any language. */
export type Counts = Readonly<Record<CountedThing, PluralForms>>;
