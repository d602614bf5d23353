import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createMuiTheme } from '../../theme/muiTheme';
import { type Direction, useShownDirection } from '../../theme/shownDirection';
import { shownScheme, watchPage } from '../../theme/shownScheme';
import type { Scheme } from '../../theme/tokens';
import { useMuiCache } from './muiCache';

const themes = new Map<string, ReturnType<typeof createMuiTheme>>();

function themeOf(scheme: Scheme, direction: Direction) {
  const key = `${scheme} ${direction}`;
  const theme = themes.get(key) ?? createMuiTheme(scheme, direction);
  themes.set(key, theme);
  return theme;
}

/** Puts MUI's components in our clothes, in the scheme and direction that the page is shown in. */
export function MuiProvider({ children }: { children: ReactNode }) {
  const scheme = useSyncExternalStore(watchPage, shownScheme);
  const direction = useShownDirection();
  return (
    <CacheProvider value={useMuiCache(direction)}>
      <ThemeProvider theme={themeOf(scheme, direction)}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
