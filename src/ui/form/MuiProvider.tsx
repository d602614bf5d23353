import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useSyncExternalStore } from 'react';
import { currentColorScheme, subscribeToThemeChange } from '../../theme/currentColorScheme';
import { createMuiTheme } from '../../theme/muiTheme';
import type { Scheme } from '../../theme/tokens';
import { type Direction, useCurrentDirection } from '../../theme/useCurrentDirection';
import { useMuiCache } from './muiCache';

const themes = new Map<string, ReturnType<typeof createMuiTheme>>();

function getTheme(scheme: Scheme, direction: Direction) {
  const key = `${scheme} ${direction}`;
  const theme = themes.get(key) ?? createMuiTheme(scheme, direction);
  themes.set(key, theme);
  return theme;
}

/** Provides MUI's theme and style cache for the page's color scheme and direction. */
export function MuiProvider({ children }: { children: ReactNode }) {
  const scheme = useSyncExternalStore(subscribeToThemeChange, currentColorScheme);
  const direction = useCurrentDirection();
  return (
    <CacheProvider value={useMuiCache(direction)}>
      <ThemeProvider theme={getTheme(scheme, direction)}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
