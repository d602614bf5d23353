/**
 * MUI theme of the lazy-loaded forms and dialogs, built from the same tokens. Must not be imported by the initial
 * bundle.
 */
import { createTheme, type Theme } from '@mui/material/styles';
// Adds the picker names to the type of `components`.
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { getPalette } from './brandPalettes';
import { muiComponents } from './muiComponents';
import { type Scheme, sizes } from './tokens';

/** Creates the theme of a color scheme. `direction` mirrors MUI's physical styles. */
export function createMuiTheme(scheme: Scheme, direction: 'ltr' | 'rtl'): Theme {
  const schemeColors = getPalette(scheme);
  return createTheme({
    direction,
    palette: {
      mode: scheme,
      primary: { main: schemeColors.accent, dark: schemeColors.accentHover, contrastText: schemeColors.onAccent },
      secondary: { main: schemeColors.inkSecond, contrastText: schemeColors.sheet },
      error: { main: schemeColors.danger, dark: schemeColors.dangerHover, contrastText: schemeColors.onDanger },
      warning: { main: schemeColors.waiting, contrastText: schemeColors.waitingGround },
      success: { main: schemeColors.done, contrastText: schemeColors.doneGround },
      info: { main: schemeColors.accent, contrastText: schemeColors.onAccent },
      background: { default: schemeColors.background, paper: schemeColors.sheet },
      text: { primary: schemeColors.ink, secondary: schemeColors.inkSecond, disabled: schemeColors.inkThird },
      divider: schemeColors.hairline,
      action: {
        hover: schemeColors.hover,
        selected: schemeColors.accentGround,
        focus: schemeColors.hover,
        active: schemeColors.inkSecond,
      },
    },
    typography: {
      fontFamily: 'var(--font)',
      fontSize: 14,
      fontWeightMedium: 550,
      fontWeightBold: 600,
      h1: { fontSize: sizes['text-title'], lineHeight: sizes['line-title'], fontWeight: 600, letterSpacing: '-0.01em' },
      h2: { fontSize: sizes['text-sheet'], lineHeight: sizes['line-sheet'], fontWeight: 600 },
      body1: { fontSize: sizes['text-work'], lineHeight: sizes['line-work'] },
      body2: { fontSize: sizes['text-work'], lineHeight: sizes['line-work'] },
      caption: { fontSize: sizes['text-second'], lineHeight: sizes['line-second'] },
      button: { fontSize: sizes['text-work'], fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
    },
    shape: { borderRadius: Number.parseInt(sizes['radius-control'], 10) },
    spacing: Number.parseInt(sizes['space-1'], 10),
    transitions: {
      duration: {
        shortest: 140,
        shorter: 140,
        short: 140,
        standard: 140,
        complex: 140,
        enteringScreen: 140,
        leavingScreen: 140,
      },
    },
    components: muiComponents,
  });
}
