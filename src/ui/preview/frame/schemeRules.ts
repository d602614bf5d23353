import type { Scheme } from '../../../theme/tokens';

const question = /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi;

/**
 * Rules whose question for the scheme is answered: browsers do not agree on what a frame is told. What holds always,
 * or never, stands in its place.
 */
export const schemeRules = (css: string, scheme: Scheme): string =>
  css.replace(question, (_, asked: string) =>
    asked.toLowerCase() === scheme ? '(min-width: 0px)' : '(max-width: 0px)',
  );
