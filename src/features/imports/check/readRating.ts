import { normalizeCell } from './cellText';

/** Highest value of a rating. Decided over all rows of a column. */
export const ratingScales = [5, 10, 100, 1] as const;
export type RatingScale = (typeof ratingScales)[number];

/** Which whole number a half star becomes. Other fractions become the nearest one. */
export const ratingRoundings = ['up', 'down'] as const;
export type RatingRounding = (typeof ratingRoundings)[number];

/** A rating as written: `4`, `4 of 5`, `80 %`, ★★★★☆. */
interface WrittenRating {
  value: number;
  /** Highest value, if the cell says it. */
  scale: RatingScale | null;
}

/** Longer texts aren't ratings. */
const MAX_LENGTH = 60;
const WORDS = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];
/** Units after a rating, in the languages of the files seen. */
const STARS =
  /[ -]?(?:stars?|sterne?n?|étoiles?|estrellas?|estrelas?|stelle|stella|sterren|stjärnor|stjerner|gwiazdki|gwiazdek|звезды|звёзд|نجوم|نجمة|نجمات|つ星|星)\.?$/iu;
const PLAIN = /^(\d{1,3}(?:[.,]\d{1,2})?)$/;
const PERCENT = /^(\d{1,3}(?:[.,]\d{1,2})?) ?[%٪]$/;
const OF_SCALE =
  /^(?:rated )?(\d{1,3}(?:[.,]\d{1,2})?) ?(?:\/|out of|of|von|sur|de|di|su|van|av|af|sobre|z|из|من) ?(5|10|100)(?:[.,]00?)?$/iu;
/** "4 étoiles sur 5": the unit before the scale. */
const UNIT_BEFORE_SCALE =
  / ?(?:stars?|sterne?n?|étoiles?|estrellas?|estrelas?|stelle|sterren)(?= (?:out of|of|von|sur|de|di|su|van) )/iu;
const JAPANESE = /^(?:5つ星のうち|星5つ中の)(\d(?:[.,]\d{1,2})?)$/;
/** Label before a rating, as in "Rating: 5". */
const LABEL = /^(?:rating|score|note|bewertung|stars): ?/iu;
/** One star as a unit: "4★", "★ 4". */
const STAR_SIGN = /^[★⭐✭] ?(?=\d)|(?<=\d) ?[★⭐✭]$/u;
/** Stars, and the same number: "★★★★☆ (4/5)". */
const SYMBOLS_AND_NUMBER =
  /^([★⭐🌟✭✮½☆✩✰]{2,10}) ?\(?(\d(?:[.,]\d)?)(?: ?\/ ?5)?\)?$|^(\d(?:[.,]\d)?)(?: ?\/ ?5)? ?\(?([★⭐🌟✭✮½☆✩✰]{2,10})\)?$/u;
const SYMBOLS = /^([★⭐🌟✭✮]{1,10})(½?)([☆✩✰]{0,9})$/u;

/** Reads a rating. Returns null if the text isn't one. */
export function readRating(text: string): WrittenRating | null {
  if (text.length > MAX_LENGTH) return null;
  // The sign of a key is around the digit of 5️⃣.
  const normalized = normalizeCell(text).replaceAll(/[\ufe0f\u20e3]/g, '');
  const word = WORDS.indexOf(normalized.toUpperCase().replace(/[ _]STARS?$/, '')) + 1;
  if (word > 0) return { value: word, scale: 5 };
  const bare = normalized
    .replace('٫', '.')
    .replace(LABEL, '')
    .replace(STAR_SIGN, '')
    .replace(STARS, '')
    .replace(UNIT_BEFORE_SCALE, '');
  const plain = PLAIN.exec(bare);
  if (plain) return { value: toNumber(plain[1]), scale: null };
  const percent = PERCENT.exec(bare);
  if (percent) return { value: toNumber(percent[1]), scale: 100 };
  const ofScale = OF_SCALE.exec(bare);
  if (ofScale) return { value: toNumber(ofScale[1]), scale: toScale(Number(ofScale[2])) };
  const japanese = JAPANESE.exec(bare);
  if (japanese) return { value: toNumber(japanese[1]), scale: 5 };
  const [, symbols, number, ownNumber, ownSymbols] = SYMBOLS_AND_NUMBER.exec(normalized) ?? [];
  const read = readSymbols(symbols ?? ownSymbols ?? normalized);
  // If the two differ, neither is certain.
  const said = number ?? ownNumber;
  return said === undefined || read?.value === toNumber(said) ? read : null;
}

function readSymbols(text: string): WrittenRating | null {
  const [, full = '', half = '', empty = ''] = SYMBOLS.exec(text) ?? [];
  if (full === '') return null;
  const value = [...full].length + (half === '' ? 0 : 0.5);
  const total = Math.ceil(value) + [...empty].length;
  // A row of stars without empty ones doesn't say how many there could be.
  if (total > 5 && total !== 10) return null;
  return { value, scale: total > 5 ? 10 : 5 };
}

/** Grouped ratings don't occur, so that a comma is always a decimal one. */
const toNumber = (text: string | undefined) => Number((text ?? '').replace(',', '.'));
const toScale = (value: number) => ratingScales.find((scale) => scale === value) ?? null;

/** Why a rating isn't sent: it's none or outside its scale, is 0, or isn't a whole number of stars. */
export type RatingIssue = 'notRating' | 'zeroRating' | 'halfRating';

/**
 * Converts a rating to stars up to 5, which may be a fraction. A cell with another scale than the one of its column is
 * only read if that is 5, since the merchant confirms every conversion.
 */
export function toStars(
  { value, scale: ownScale }: WrittenRating,
  scale: RatingScale,
): number | 'notRating' | 'zeroRating' {
  const max = ownScale ?? scale;
  if (value > max || (max !== 5 && max !== scale)) return 'notRating';
  if (value === 0) return 'zeroRating';
  // Half a star is the only fraction below 1 that isn't of another scale.
  const isOfOtherScale = max > 1 && value < 1 && !(max === 5 && value === 0.5);
  return isOfOtherScale ? 'notRating' : (value * 5) / max;
}

/** Returns a whole number from 1 to 5. @param rounding null if fractions aren't rounded */
export function roundStars(stars: number, rounding: RatingRounding | null): number | RatingIssue {
  if (Number.isInteger(stars)) return stars;
  if (rounding === null) return 'halfRating';
  const whole = rounding === 'down' ? Math.ceil(stars - 0.5) : Math.floor(stars + 0.5);
  return whole < 1 ? 'notRating' : whole;
}
