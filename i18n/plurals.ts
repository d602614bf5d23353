/** Which form of a counted word a number takes. */

/** The forms in the order in which a language writes them, `||||` between two; any other language has those of English. */
const written: Readonly<Record<string, readonly Intl.LDMLPluralRule[]>> = {
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

/** The forms that a counted word is written in. */
export function pluralForms(locale: string): readonly Intl.LDMLPluralRule[] {
  return written[locale] ?? ['one', 'other'];
}

/** Place of the form that a count takes. A form that is not written of its own, such as that of millions in French, is the last. */
export function pluralPlace(locale: string): (count: unknown) => number {
  const rules = new Intl.PluralRules(locale);
  const forms = pluralForms(locale);
  return (count) => {
    const place = forms.indexOf(rules.select(Number(count)));
    return place < 0 ? forms.length - 1 : place;
  };
}
