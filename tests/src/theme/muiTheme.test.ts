import { describe, expect, it } from 'vitest';
import { createMuiTheme } from '../../../src/theme/muiTheme';
import { palettes } from '../../../src/theme/tokens';

describe('createMuiTheme', () => {
  it.each(['light', 'dark'] as const)('takes the %s colors from the tokens', (scheme) => {
    const { palette } = createMuiTheme(scheme, 'ltr');
    expect(palette.mode).toBe(scheme);
    expect(palette.primary.main).toBe(palettes[scheme].accent);
    expect(palette.primary.contrastText).toBe(palettes[scheme].onAccent);
    expect(palette.background).toMatchObject({ default: palettes[scheme].background, paper: palettes[scheme].sheet });
    expect(palette.text.primary).toBe(palettes[scheme].ink);
  });

  it('sets the direction', () => {
    expect(createMuiTheme('light', 'rtl').direction).toBe('rtl');
  });

  it('has no uppercase and no ripple', () => {
    const theme = createMuiTheme('light', 'ltr');
    expect(theme.typography.button.textTransform).toBe('none');
    expect(theme.components?.MuiButtonBase?.defaultProps?.disableRipple).toBe(true);
  });
});
