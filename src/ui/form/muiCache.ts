import createCache, { type EmotionCache } from '@emotion/cache';
import { use } from 'react';
import type { Direction } from '../../theme/shownDirection';
import { styleNonce } from '../styleNonce';

/** One cache for the page. The policy lets in no style element without the nonce of this answer. */
const cache = createCache({ key: 'mui', prepend: true, nonce: styleNonce() });

let mirrored: Promise<EmotionCache> | null = null;

/** Where it cannot be loaded, a form with the wrong sides is better than none. */
async function loadMirrored(): Promise<EmotionCache> {
  try {
    return (await import('./rtlCache')).createRtlCache(styleNonce());
  } catch (error) {
    console.warn('Styles for writing from right to left could not be loaded', error);
    return cache;
  }
}

/** Where MUI's styles are written for a direction. Suspends until what mirrors them is loaded. */
export function useMuiCache(direction: Direction): EmotionCache {
  if (direction === 'ltr') return cache;
  mirrored ??= loadMirrored();
  return use(mirrored);
}
