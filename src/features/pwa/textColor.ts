import { contrastRatio, MIN_CONTRAST_RATIO } from '../../lib/color/contrast';

const WHITE = '#ffffff';
const BLACK = '#000000';

/** Returns the color of text that Chrome draws on a color: white if that reaches 3:1, else black. */
export const getTextColor = (color: string): string =>
  contrastRatio(color, WHITE) >= MIN_CONTRAST_RATIO.graphic ? WHITE : BLACK;
