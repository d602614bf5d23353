/** Checks whether shoppers can install the app. */
import { contrastRatio, MIN_CONTRAST_RATIO } from '../../../lib/color/contrast';
import { isHexColor } from '../../../lib/color/hexColor';
import { type AppManifest, getIconLabel, isTooLong, MAX_NAME_LENGTH, MIN_ICON_SIDE } from '../appManifest';
import type { IconSize } from '../useAppIcon';

/** Result of one check. `waiting` while the icon is being measured. */
export interface ReadinessCheck {
  /** Message key. */
  key: string;
  values?: Readonly<Record<string, string | number>>;
  state: 'passed' | 'failed' | 'unknown' | 'waiting';
}

interface ReadinessInput {
  manifest: AppManifest;
  iconSize: IconSize;
  /** Website of the store as stored, which can be a bare domain; null if it is not known. */
  website: string | null;
}

/** Icon sizes that browsers need before they offer to install an app, in pixels. */
const ICON_SIDES = [192, MIN_ICON_SIDE] as const;

/** Returns all checks, passed ones included. */
export function checkReadiness({ manifest, iconSize, website }: ReadinessInput): readonly ReadinessCheck[] {
  return [
    checkWebsite(website),
    checkName(manifest.name),
    checkShortName(manifest),
    ...ICON_SIDES.map((side) => checkIconSide(side, iconSize)),
    ...checkShape(iconSize),
    checkContrast('themeColor', manifest.themeColor),
    checkContrast('backgroundColor', manifest.backgroundColor),
  ];
}

const toCheck = (
  key: string,
  state: ReadinessCheck['state'],
  values: ReadinessCheck['values'] = {},
): ReadinessCheck => ({ key: `pwa.ready.${key}`, state, values });

function checkWebsite(website: string | null): ReadinessCheck {
  if (website === null) return toCheck('noWebsite', 'unknown');
  if (!/^https?:/i.test(website)) return toCheck('noScheme', 'unknown', { url: website });
  const isSecure = /^https:/i.test(website);
  return toCheck(isSecure ? 'https' : 'noHttps', isSecure ? 'passed' : 'failed', { url: website });
}

function checkName(name: string): ReadinessCheck {
  if (name.trim() === '') return toCheck('noName', 'failed');
  if (isTooLong('name', name)) return toCheck('longName', 'failed', { count: MAX_NAME_LENGTH.name });
  return toCheck('name', 'passed');
}

function checkShortName(manifest: AppManifest): ReadinessCheck {
  const label = getIconLabel(manifest);
  const count = MAX_NAME_LENGTH.shortName;
  if (label === '') return toCheck('noShortName', 'failed', { count });
  return isTooLong('shortName', label)
    ? toCheck('longShortName', 'failed', { count })
    : toCheck('shortName', 'passed', { label });
}

function checkIconSide(side: number, iconSize: IconSize): ReadinessCheck {
  switch (iconSize.kind) {
    case 'none':
      return toCheck('noIcon', 'failed', { side });
    case 'loading':
      return toCheck('measuring', 'waiting', { side });
    case 'unknown':
      return toCheck('unmeasured', 'unknown', { side });
    case 'scalable':
      return toCheck('icon', 'passed', { side });
    case 'pixels': {
      const { width, height } = iconSize;
      return Math.min(width, height) >= side
        ? toCheck('icon', 'passed', { side })
        : toCheck('smallIcon', 'failed', { side, width, height });
    }
  }
}

/** An icon that isn't square is stretched or cut. Nothing to say about others. */
function checkShape(iconSize: IconSize): readonly ReadinessCheck[] {
  if (iconSize.kind !== 'pixels' || iconSize.width === iconSize.height) return [];
  return [toCheck('notSquare', 'failed', { width: iconSize.width, height: iconSize.height })];
}

/** Text that browsers draw on the color must be readable. */
function checkContrast(field: 'themeColor' | 'backgroundColor', color: string): ReadinessCheck {
  if (!isHexColor(color)) return toCheck(`${field}.${color === '' ? 'missing' : 'unreadable'}`, 'failed');
  const ratio = contrastRatio(color, getTextColor(color));
  const passes = ratio >= MIN_CONTRAST_RATIO.text;
  // Rounded down, so that a failing 4.499 isn't shown as 4.5.
  return toCheck(`${field}.${passes ? 'fine' : 'low'}`, passes ? 'passed' : 'failed', {
    ratio: Math.floor(ratio * 10) / 10,
  });
}

const WHITE = '#ffffff';
const BLACK = '#000000';

/** Returns the color of text that Chrome draws on a color: white if that reaches 3:1, else black. */
export const getTextColor = (color: string): string =>
  contrastRatio(color, WHITE) >= MIN_CONTRAST_RATIO.graphic ? WHITE : BLACK;
