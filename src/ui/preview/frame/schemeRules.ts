import type { Scheme } from '../../../theme/tokens';

const SCHEME_QUERY = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi;

/**
 * Replaces `prefers-color-scheme` queries by constant ones, because browsers disagree on the scheme that a frame has.
 */
export const schemeRules = (css: string, scheme: Scheme): string =>
  css.replace(SCHEME_QUERY, (_, requestedScheme: string) =>
    requestedScheme.toLowerCase() === scheme ? '(min-width: 0px)' : '(max-width: 0px)',
  );
