/** Plural rules. */

const order: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Counts that show which forms a language needs: its rules repeat every hundred, or name only millions. */
const LARGEST_SAMPLE = 200;

/**
 * Plural forms of a language, in the order of its messages, which separate them by `||||`. Forms of fractions and
 * millions alone, such as `many` in French, are left out: they read as `other`.
 */
export function pluralForms(locale: string): readonly Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(locale);
  const used = new Set(Array.from({ length: LARGEST_SAMPLE + 1 }, (_, count) => rules.select(count)));
  return order.filter((form) => form === 'other' || used.has(form));
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
