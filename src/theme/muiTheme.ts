/** The MUI theme of the lazily loaded forms and dialogs, made from the same tokens. Never imported on the way to the first list. */
import { createTheme, type Theme } from '@mui/material/styles';
// The pickers' names among the components.
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { muiComponents } from './muiComponents';
import { palettes, type Scheme, sizes } from './tokens';

/** The theme of one scheme; `direction` mirrors what MUI places by hand. */
export function createMuiTheme(scheme: Scheme, direction: 'ltr' | 'rtl'): Theme {
  const colours = palettes[scheme];
  return createTheme({
    direction,
    palette: {
      mode: scheme,
      primary: { main: colours.accent, dark: colours.accentHover, contrastText: colours.onAccent },
      secondary: { main: colours.inkSecond, contrastText: colours.sheet },
      error: { main: colours.danger, dark: colours.dangerHover, contrastText: colours.onDanger },
      warning: { main: colours.waiting, contrastText: colours.waitingGround },
      success: { main: colours.done, contrastText: colours.doneGround },
      info: { main: colours.accent, contrastText: colours.onAccent },
      background: { default: colours.background, paper: colours.sheet },
      text: { primary: colours.ink, secondary: colours.inkSecond, disabled: colours.inkThird },
      divider: colours.hairline,
      action: { hover: colours.hover, selected: colours.accentGround, focus: colours.hover, active: colours.inkSecond },
    },
    typography: {
      fontFamily: sizes.font,
      fontSize: 14,
      fontWeightMedium: 550,
      fontWeightBold: 620,
      h1: { fontSize: sizes['text-title'], lineHeight: sizes['line-title'], fontWeight: 650, letterSpacing: '-0.01em' },
      h2: { fontSize: sizes['text-sheet'], lineHeight: sizes['line-sheet'], fontWeight: 620 },
      body1: { fontSize: sizes['text-work'], lineHeight: sizes['line-work'] },
      body2: { fontSize: sizes['text-work'], lineHeight: sizes['line-work'] },
      caption: { fontSize: sizes['text-second'], lineHeight: sizes['line-second'] },
      button: { fontSize: sizes['text-work'], fontWeight: 620, textTransform: 'none', letterSpacing: 0 },
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
