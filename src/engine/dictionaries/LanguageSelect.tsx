import type { ShopLanguage } from '../../../resources/languages';
import { Select } from '../../ui/Select';
import { languageNames } from './languageNames';

interface LanguageSelectProps {
  label: string;
  showLabel?: boolean;
  /** Those to choose from, by their own and their English names. */
  languages: readonly ShopLanguage[];
  /** Code of the chosen one. */
  value: string;
  onChange: (code: string) => void;
}

/** Chooses a language; it is there with more than one alone. */
export function LanguageSelect({ languages, ...rest }: LanguageSelectProps) {
  if (languages.length < 2) return null;
  return <Select {...rest} options={languages.map((one) => ({ value: one.code, label: languageNames(one) }))} />;
}
