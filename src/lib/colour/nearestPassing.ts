import {
  clampChroma,
  converter,
  differenceEuclidean,
  formatHex,
  modeOklab,
  modeOklch,
  useMode as register,
  wcagLuminance,
} from 'culori/fn';
import { contrastRatio } from './contrast';

register(modeOklab);
register(modeOklch);

const toOklch = converter('oklch');
const distance = differenceEuclidean('oklab');

/** A colour that must be told from another. */
export interface Wanted {
  /** `#rrggbb` */
  against: string;
  ratio: number;
}

/** Whether a colour can be told from all of the others. */
export const passes = (colour: string, wanted: readonly Wanted[]): boolean =>
  wanted.every(({ against, ratio }) => contrastRatio(colour, against) >= ratio);

/**
 * The nearest colour, a lighter or darker shade of the same hue, that can be told from all of the others; itself
 * where it can already, null where no shade can.
 */
export function nearestPassing(colour: string, wanted: readonly Wanted[]): string | null {
  if (passes(colour, wanted)) return colour;
  const found = [shadeTowards('dark', colour, wanted), shadeTowards('light', colour, wanted)];
  return found
    .filter((shade) => shade !== null)
    .reduce<string | null>(
      (best, shade) => (best && distance(colour, best) <= distance(colour, shade) ? best : shade),
      null,
    );
}

type Way = 'dark' | 'light';

/** Halvings after which two shades are one colour of the screen. */
const halvings = 14;

/** Steps of lightness that rounding to a colour of the screen may cost. */
const roundings = 12;

function shadeTowards(way: Way, colour: string, wanted: readonly Wanted[]): string | null {
  const luminance = allowedLuminance(way, wcagLuminance(colour), wanted);
  if (luminance === null) return null;
  const own = toOklch(colour)?.l ?? 0;
  const isFarEnough = (lightness: number) => {
    const reached = wcagLuminance(shade(colour, lightness));
    return way === 'dark' ? reached <= luminance : reached >= luminance;
  };
  const end = way === 'dark' ? 0 : 1;
  let near = own;
  let far: number = end;
  for (let n = 0; n < halvings; n += 1) {
    const middle = (near + far) / 2;
    if (isFarEnough(middle)) far = middle;
    else near = middle;
  }
  const step = (way === 'dark' ? -1 : 1) / 512;
  for (let n = 0; n < roundings; n += 1) {
    const tried = shade(colour, Math.min(1, Math.max(0, far + n * step)));
    if (passes(tried, wanted)) return tried;
  }
  const last = shade(colour, end);
  return passes(last, wanted) ? last : null;
}

/** The same hue at another lightness, as colourful as a screen can show it. */
function shade(colour: string, lightness: number): string {
  const { c = 0, h } = toOklch(colour) ?? {};
  return (
    formatHex(clampChroma({ mode: 'oklch', l: lightness, c, ...(h !== undefined && { h }) }, 'oklch')) ?? '#000000'
  );
}

/** The first luminance, going darker or lighter, that is told from all of the others; null where there is none. */
function allowedLuminance(way: Way, from: number, wanted: readonly Wanted[]): number | null {
  // Luminances too near to one of the others, by the definition of the ratio; going through them, each is left at its far end.
  const tooNear = wanted.map(({ against, ratio }) => {
    const other = wcagLuminance(against) + 0.05;
    const ends = [other * ratio - 0.05, other / ratio - 0.05] as const;
    return way === 'dark' ? { near: ends[0], far: ends[1] } : { near: ends[1], far: ends[0] };
  });
  const sign = way === 'dark' ? -1 : 1;
  const reached = tooNear
    .sort((one, next) => sign * (one.near - next.near))
    .reduce((now, { near, far }) => (sign * near < sign * now && sign * now < sign * far ? far : now), from);
  return reached < 0 || reached > 1 ? null : reached;
}
