import type { ShopLanguage } from '../../../resources/languages';

/** A language by its own and its English name as one text, where there is no place for more. */
export const languageNames = ({ ownName, englishName }: ShopLanguage): string =>
  ownName === englishName ? ownName : `${ownName} · ${englishName}`;
