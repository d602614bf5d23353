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

/** A color that another must contrast with. */
export interface ContrastRequirement {
  /** `#rrggbb` */
  against: string;
  ratio: number;
}

/** Whether a color meets all contrast requirements. */
export const hasSufficientContrast = (color: string, requirements: readonly ContrastRequirement[]): boolean =>
  requirements.every(({ against, ratio }) => contrastRatio(color, against) >= ratio);

/**
 * Returns the closest lighter or darker shade of the same hue that meets all contrast requirements. Returns the color
 * unchanged if it already does, or null if no shade does.
 */
export function nearestAccessibleColor(color: string, requirements: readonly ContrastRequirement[]): string | null {
  if (hasSufficientContrast(color, requirements)) return color;
  const candidates = [findShade('dark', color, requirements), findShade('light', color, requirements)];
  return candidates
    .filter((shade) => shade !== null)
    .reduce<string | null>(
      (best, shade) => (best && distance(color, best) <= distance(color, shade) ? best : shade),
      null,
    );
}

type Shade = 'dark' | 'light';

/** Bisection steps after which two shades round to the same hex color. */
const MAX_BISECTIONS = 14;

/** Extra lightness steps to try, because rounding to hex can lower the contrast. */
const MAX_ROUNDING_STEPS = 12;

function findShade(direction: Shade, color: string, requirements: readonly ContrastRequirement[]): string | null {
  const luminance = findAllowedLuminance(direction, wcagLuminance(color), requirements);
  if (luminance === null) return null;
  const startLightness = toOklch(color)?.l ?? 0;
  const hasEnoughContrast = (lightness: number) => {
    const reached = wcagLuminance(shade(color, lightness));
    return direction === 'dark' ? reached <= luminance : reached >= luminance;
  };
  const end = direction === 'dark' ? 0 : 1;
  let near = startLightness;
  let far: number = end;
  for (let n = 0; n < MAX_BISECTIONS; n += 1) {
    const middle = (near + far) / 2;
    if (hasEnoughContrast(middle)) far = middle;
    else near = middle;
  }
  const step = (direction === 'dark' ? -1 : 1) / 512;
  for (let n = 0; n < MAX_ROUNDING_STEPS; n += 1) {
    const candidate = shade(color, Math.min(1, Math.max(0, far + n * step)));
    if (hasSufficientContrast(candidate, requirements)) return candidate;
  }
  const last = shade(color, end);
  return hasSufficientContrast(last, requirements) ? last : null;
}

/** The same hue at another lightness, with as much chroma as sRGB allows. */
function shade(color: string, lightness: number): string {
  const { c = 0, h } = toOklch(color) ?? {};
  return (
    formatHex(clampChroma({ mode: 'oklch', l: lightness, c, ...(h !== undefined && { h }) }, 'oklch')) ?? '#000000'
  );
}

/** Returns the first luminance in a direction that meets all contrast requirements, or null if there is none. */
function findAllowedLuminance(
  direction: Shade,
  from: number,
  requirements: readonly ContrastRequirement[],
): number | null {
  // Luminance ranges with insufficient contrast, from the definition of the ratio. The search jumps over each range.
  const forbiddenRanges = requirements.map(({ against, ratio }) => {
    const other = wcagLuminance(against) + 0.05;
    const ends = [other * ratio - 0.05, other / ratio - 0.05] as const;
    return direction === 'dark' ? { near: ends[0], far: ends[1] } : { near: ends[1], far: ends[0] };
  });
  const sign = direction === 'dark' ? -1 : 1;
  const reached = forbiddenRanges
    .sort((range, next) => sign * (range.near - next.near))
    .reduce((now, { near, far }) => (sign * near < sign * now && sign * now < sign * far ? far : now), from);
  return reached < 0 || reached > 1 ? null : reached;
}
