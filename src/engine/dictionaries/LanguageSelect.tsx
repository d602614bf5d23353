import type { ShopLanguage } from '../../../resources/languages';
import { Select } from '../../ui/Select';
import { useLanguageNames } from './useLanguageNames';

interface LanguageSelectProps {
  label: string;
  showLabel?: boolean;
  /** Those to choose from, by their own names and those that the merchant calls them. */
  languages: readonly ShopLanguage[];
  /** Code of the chosen one. */
  value: string;
  onChange: (code: string) => void;
}

/** Chooses a language; it is there with more than one alone. */
export function LanguageSelect({ languages, ...rest }: LanguageSelectProps) {
  const namesOf = useLanguageNames();
  if (languages.length < 2) return null;
  return <Select {...rest} options={languages.map((one) => ({ value: one.code, label: namesOf(one) }))} />;
}
