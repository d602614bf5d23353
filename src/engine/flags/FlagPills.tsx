import { useTranslate } from 'ra-core';
import { countryName } from '../../lib/country';
import { Explained } from '../../ui/Explained';
import { Icon } from '../../ui/Icon';
import { useShop } from '../shop';
import styles from './FlagPills.module.css';
import type { Flag } from './flag';

/** What is conspicuous about a record: each rule by its name, explained by what was found. */
export function FlagPills({ flags }: { flags: readonly Flag[] }) {
  const translate = useTranslate();
  const { locale } = useShop();
  const named = ({ found }: Flag) =>
    Object.fromEntries(
      Object.entries(found).map(([name, value]) => [name, countries.has(name) ? nameOf(String(value), locale) : value]),
    );
  return (
    <span className={styles.pills}>
      {flags.map((flag) => (
        <Explained
          key={flag.rule}
          className={styles.pill}
          explanation={translate(`flags.explain.${flag.rule}`, named(flag))}
        >
          <Icon name="flag" />
          {translate(`flags.rule.${flag.rule}`)}
        </Explained>
      ))}
    </span>
  );
}

/** What of a finding is a country. */
const countries: ReadonlySet<string> = new Set(['country', 'own']);

function nameOf(code: string, locale: string): string {
  return countryName(code, locale) ?? code;
}
