/** Right-to-left MUI styles. Lazy-loaded in right-to-left languages only. */
import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Creates a style cache that mirrors styles. @param nonce Content-Security-Policy nonce */
export const createRtlCache = (nonce: string): EmotionCache =>
  createCache({ key: 'mui-rtl', prepend: true, nonce, stylisPlugins: [prefixer, rtlPlugin] });
