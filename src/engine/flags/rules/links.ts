import type { Mark } from '../marks';
import { findAll } from './findAll';

/** With a scheme, or with the usual first part of a host. */
const plain = /(?<![\p{L}\p{N}])(?:https?:\/\/|www\d?\.)[^\s<>"'()]{2,200}/giu;

/** A host without either. Its end is one that no sentence goes on with: 'dress.top is nice' lacks a space, not a scheme. */
const bareHost =
  /(?<![\p{L}\p{N}@._-])(?:[a-z0-9-]{1,40}\.){1,3}(?:com|net|org|biz|info|ru|cn|xyz|io|co\.uk)(?![\p{L}\p{N}_-])(?:\/[^\s<>"'()]{0,200})?/giu;

/** Any host with a path behind it: 'bit.ly/3x', 't.me/kim'. A word of letters alone on both sides of '/' is 'and/or'. */
const hostWithPath = /(?<![\p{L}\p{N}@._/-])(?:[a-z0-9-]{1,40}\.){1,3}[a-z]{2,12}\/[a-z0-9_?=&%./-]{2,200}/giu;

/** Every web address that stands in a text. */
export function findLinks(text: string): Mark[] {
  if (!/[.:][\p{L}/]/u.test(text)) return [];
  return [plain, bareHost, hostWithPath]
    .flatMap((pattern) => findAll(text, pattern))
    .map((mark) => trimmed(text, mark));
}

/** A sentence may end behind an address. */
function trimmed(text: string, { from, to }: Mark): Mark {
  const ending = /[.,;:!?…]+$/u.exec(text.slice(from, to));
  return { from, to: to - (ending?.[0].length ?? 0) };
}
