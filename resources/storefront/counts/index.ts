/** Built-in count texts (reviews, points, questions, vouchers) in the 28 languages. */

import { ja, ko, ms, th, vi, zh, zhTW } from './oneForm';
import type { PluralNouns } from './pluralNoun';
import { es, fr, it, pt, ro } from './romance';
import { ar, he } from './semitic';
import { cs, lt, pl, ru } from './slavicAndBaltic';
import { da, de, el, en, fi, hu, nl, no, sv, tr } from './twoForms';

/** Count texts by language code. */
export const pluralNouns: Readonly<Record<string, PluralNouns>> = {
  ar,
  cs,
  da,
  de,
  el,
  en,
  es,
  fi,
  fr,
  he,
  hu,
  it,
  ja,
  ko,
  lt,
  ms,
  nl,
  no,
  pl,
  pt,
  ro,
  ru,
  sv,
  th,
  tr,
  vi,
  zh,
  'zh-TW': zhTW,
};
