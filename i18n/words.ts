/** The words of the console. */
import { createWords } from './createWords';
import { languages } from './language';

export const { i18nProvider, spoken, withWords, add: addWords } = createWords(languages);
