import type { StringMap } from 'ra-core';
import type { AreaWords, WordArea } from './en/areas';

type Some<Words> = { [Key in keyof Words]?: Words[Key] extends string ? string : Some<Words[Key]> };

/** A language beside English. English stands in for every word that it has not. */
export interface Language {
  /** As its speakers call it. */
  name: string;
  /** Words that every page needs. */
  load: () => Promise<{ words: StringMap }>;
  areas: { readonly [Area in WordArea]?: () => Promise<{ words: Some<AreaWords[Area]> }> };
}

/** Every language beside English, by its code. */
export const languages: Readonly<Record<string, Language>> = {};
