import createCache, { type EmotionCache } from '@emotion/cache';
import { use } from 'react';
import type { Direction } from '../../theme/useCurrentDirection';
import { styleNonce } from '../styleNonce';

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
export function useMuiCache(direction: Direction): EmotionCache {
  if (direction === 'ltr') return cache;
  rtlCachePromise ??= loadRtlCache();
  return use(rtlCachePromise);
}
