import type { AddedLanguage } from '../../../i18n/registerMessages';
import { flattenMessages } from '../../i18n/support/flattenMessages';
import { messages as consoleMessages } from '../../i18n/support/keys';
import { findTranslationFaults } from '../../i18n/support/translationFaults';

export interface LanguageCheck {
  /** Such as `de: 1 %`. */
  progress: string;
  /** Lists the faults, one line for each kind; missing messages are wrong only if the language is complete. */
  issues: string[];
}

/**
 * Compares the messages of an added language with the English ones of the console.
 * @param own English messages of the extension
 */
export async function checkLanguage(
  code: string,
  { isComplete, load }: AddedLanguage,
  own: Parameters<typeof flattenMessages>[0] = {},
): Promise<LanguageCheck> {
  const english = new Map([...consoleMessages, ...flattenMessages(own)]);
  const messages = new Map(flattenMessages((await load()).default));
  const { missing, ...faults } = findTranslationFaults(code, messages, english);
  const share = Math.floor((1 - missing.length / english.size) * 100);
  const progress = `${code}: ${messages.size > 0 ? Math.max(1, share) : 0} %`;
  const counted = Object.entries(isComplete ? { missing, ...faults } : faults).filter(([, keys]) => keys.length > 0);
  return {
    progress,
    issues: counted.map(([kind, keys]) => `${code}: ${keys.length} ${kind}, the first is '${keys[0]}'`),
  };
}
