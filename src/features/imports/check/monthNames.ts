/** Languages whose names of months and weekdays are read in dates. */
const LANGUAGES = (
  'en en-AU de de-AT fr es it pt nl sv da nb fi is pl cs sk hu ro hr sl sr-Latn bg uk ru el tr ar ar-LB he fa hi id ms ' +
  'ca lt lv et th ka az'
).split(' ');

/** Short forms that are common but aren't in CLDR. */
const OTHER_MONTHS = { sept: 9, mrz: 3, fev: 2, dec: 12 } as const;

interface DateNames {
  /** Number of the month, 1 to 12, by folded name; null for a name of two months, such as `listopad`. */
  months: ReadonlyMap<string, number | null>;
  weekdays: ReadonlySet<string>;
}

let names: DateNames | null = null;

/** Names of months and weekdays, long and short, in all languages. Created on first use, since it takes a while. */
export function getDateNames(): DateNames {
  names ??= createDateNames();
  return names;
}

/** Folds a name for comparison: lower case, without diacritics, and without a final dot. */
export function foldName(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('ı', 'i')
    .replace(/\.$/, '');
}

function createDateNames(): DateNames {
  const months = new Map<string, number | null>(Object.entries(OTHER_MONTHS));
  const weekdays = new Set<string>();
  const options = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;
  for (const language of LANGUAGES) {
    for (const width of ['long', 'short'] as const) {
      // Many languages have another form of the name beside a day ("14 мая", "май").
      const formats = [{ month: width }, { month: width, day: 'numeric', year: 'numeric' }] as const;
      for (const format of formats.map((parts) => new Intl.DateTimeFormat(language, { ...options, ...parts })))
        for (let month = 0; month < 12; month += 1)
          addMonth(getPart(format, Date.UTC(2024, month, 15), 'month'), month + 1);
      const weekday = new Intl.DateTimeFormat(language, { ...options, weekday: width });
      for (let day = 1; day <= 7; day += 1) weekdays.add(foldName(getPart(weekday, Date.UTC(2024, 0, day), 'weekday')));
    }
  }
  return { months, weekdays };

  function addMonth(name: string, month: number): void {
    const folded = foldName(name);
    // Some languages number their months.
    if (folded === '' || /[\d\s]/.test(folded)) return;
    const known = months.get(folded);
    months.set(folded, known === undefined || known === month ? month : null);
  }
}

function getPart(format: Intl.DateTimeFormat, time: number, type: 'month' | 'weekday'): string {
  return format.formatToParts(time).find((part) => part.type === type)?.value ?? '';
}
