import type { StoreLanguage } from '../../../../resources/languages';
import { Select } from '../../../ui/inputs/Select';
import { useLanguageNames } from './useLanguageNames';

interface LanguageSelectProps {
  label: string;
  showLabel?: boolean;
  /** Options, labeled with their native and localized names. */
  languages: readonly StoreLanguage[];
  /** Language code. */
  value: string;
  onChange: (code: string) => void;
}

/** Language select. Renders nothing if there are fewer than two languages. */
export function LanguageSelect({ languages, ...rest }: LanguageSelectProps) {
  const formatNames = useLanguageNames();
  if (languages.length < 2) return null;
  return (
    <Select {...rest} options={languages.map((language) => ({ value: language.code, label: formatNames(language) }))} />
  );
}
