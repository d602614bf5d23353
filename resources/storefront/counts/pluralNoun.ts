/** Plural category of Intl.PluralRules. */
export type PluralCategory = Intl.LDMLPluralRule;

/** Nouns that are counted in storefront texts. */
export type PluralNoun = 'reviews' | 'points' | 'questions' | 'vouchers';

/** Plural forms of a noun. `other` is the fallback of missing categories. */
export type PluralForms = { readonly other: string } & { readonly [Category in PluralCategory]?: string };

/** Count texts of a language with exactly these plural categories. */
export type PluralNounsFor<Categories extends PluralCategory> = Readonly<
  Record<PluralNoun, { readonly [Category in Categories | 'other']: string }>
>;

/** Count texts of any language. */
export type PluralNouns = Readonly<Record<PluralNoun, PluralForms>>;
