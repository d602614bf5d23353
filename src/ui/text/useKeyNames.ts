import '../../../i18n/en/areas/keyNames';
import { useTranslate } from 'ra-core';

/** Returns a function that names keys as keyboards of the console's language do. Letters and symbols stay as they are. */
export function useKeyNames(): (keys: readonly string[]) => readonly string[] {
  const translate = useTranslate();
  return (keys) => keys.map((key) => translate(`keyNames.${key}`, { _: key }));
}
