import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, use, useSyncExternalStore } from 'react';
import { currentColorScheme, subscribeToThemeChange } from '../../theme/currentColorScheme';
import { createMuiTheme } from '../../theme/muiTheme';
import type { Scheme } from '../../theme/tokens';
import { type Direction, useCurrentDirection } from '../../theme/useCurrentDirection';
import { styleNonce } from '../styleNonce';

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

/** Shared cache. The Content-Security-Policy requires the nonce of the page's response on style elements. */
const cache = createCache({ key: 'mui', prepend: true, nonce: styleNonce() });

let rtlCachePromise: Promise<EmotionCache> | null = null;

/** Falls back to left-to-right styles if the plugin can't be loaded. */
async function loadRtlCache(): Promise<EmotionCache> {
  try {
    return (await import('./rtlCache')).createRtlCache(styleNonce());
  } catch (error) {
    console.warn('Right-to-left styles could not be loaded', error);
    return cache;
  }
}

/** Returns MUI's style cache for a direction. Suspends until the right-to-left plugin is loaded. */
function useMuiCache(direction: Direction): EmotionCache {
  if (direction === 'ltr') return cache;
  rtlCachePromise ??= loadRtlCache();
  return use(rtlCachePromise);
}
