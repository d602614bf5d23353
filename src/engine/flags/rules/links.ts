import { trimEnd } from 'es-toolkit/string';
import type { HighlightRange } from '../highlights';
import { findAllMatches } from './findAllMatches';

/** A URL with a scheme, or with a common first part of a host. */
const plain = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\d?\.)[^\s<>"'()]{2,200}/giu;

/** A host without either. Only top-level domains that are no words: in 'dress.top is nice' a space is missing. */
const bareHost =
  /(?<![\p{L}\p{N}@._-])(?:[a-z0-9-]{1,40}\.){1,3}(?:com|net|org|biz|info|ru|cn|xyz|io|co\.uk)(?![\p{L}\p{N}_-])(?:\/[^\s<>"'()]{0,200})?/giu;

/** A host with a path: 'bit.ly/3x', 't.me/kim'. Letters alone on both sides of '/' are a phrase like 'and/or'. */
const hostWithPath = /(?<![\p{L}\p{N}@._/-])(?:[a-z0-9-]{1,40}\.){1,3}[a-z]{2,12}\/[a-z0-9_?=&%./-]{2,200}/giu;

/** Finds all URLs in a text. */
export function findLinks(text: string): HighlightRange[] {
  if (!/[.:][\p{L}/]/u.test(text)) return [];
  return [plain, bareHost, hostWithPath]
    .flatMap((pattern) => findAllMatches(text, pattern))
    .map((mark) => trimmed(text, mark));
}

/** Strips the punctuation of a sentence that ends with the URL. */
function trimmed(text: string, { from, to }: HighlightRange): HighlightRange {
  return { from, to: from + trimEnd(text.slice(from, to), [...'.,;:!?…']).length };
}
