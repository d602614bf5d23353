/** MUI's styles with their sides changed. Only loaded where lines begin at the right. */
import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** @param nonce what the policy of the page lets a style element in by */
export const createRtlCache = (nonce: string): EmotionCache =>
  createCache({ key: 'mui-rtl', prepend: true, nonce, stylisPlugins: [prefixer, rtlPlugin] });
