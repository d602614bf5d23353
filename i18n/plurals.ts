/** Plural rules. */

/** Order of plural forms in messages, separated by `||||`. Other languages use the English forms. */
const formsByLocale: Readonly<Record<string, readonly Intl.LDMLPluralRule[]>> = {
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

/** Plural forms of a language, in the order of its messages. */
export function pluralForms(locale: string): readonly Intl.LDMLPluralRule[] {
  return formsByLocale[locale] ?? ['one', 'other'];
}

/**
 * Index of the plural form of a count. Forms that messages don't have, such as `many` in French, fall back to
 * the last one.
 */
export function pluralFormIndex(locale: string): (count: unknown) => number {
  const rules = new Intl.PluralRules(locale);
  const forms = pluralForms(locale);
  return (count) => {
    const index = forms.indexOf(rules.select(Number(count)));
    return index < 0 ? forms.length - 1 : index;
  };
}
