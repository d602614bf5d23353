/** How each of the 28 languages words a count of reviews, points, questions and vouchers. */
import type { Counts } from './counted';
import { ja, ko, ms, th, vi, zh, zhTW } from './oneForm';
import { es, fr, it, pt, ro } from './romance';
import { ar, he } from './semitic';
import { cs, lt, pl, ru } from './slavicAndBaltic';
import { da, de, el, en, fi, hu, nl, no, sv, tr } from './twoForms';

/** By the code of the language. */
export const counts: Readonly<Record<string, Counts>> = {
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
