import { useTranslate } from 'ra-core';
import { countryName } from '../../lib/country';
import { Explained } from '../../ui/Explained';
import { Icon } from '../../ui/Icon';
import { useShop } from '../shop';
import styles from './FlagPills.module.css';
import type { Flag } from './flag';

interface FlagPillsProps {
  flags: readonly Flag[];
  /** Where the others are that a record was compared with: those that wait; absent: on its page of the list. */
  among?: 'waiting' | undefined;
}

/** What is conspicuous about a record: each rule by its name, explained by what was found. */
export function FlagPills({ flags, among }: FlagPillsProps) {
  const translate = useTranslate();
  const say = (key: string, found: Readonly<Record<string, string | number>> = {}) => {
    const usual = translate(`flags.${key}`, found);
    return among ? translate(`flags.${among}.${key}`, { ...found, _: usual }) : usual;
  };
  const { locale } = useShop();
  const named = ({ found }: Flag) =>
    Object.fromEntries(
      Object.entries(found).map(([name, value]) => [name, countries.has(name) ? nameOf(String(value), locale) : value]),
    );
  return (
    <span className={styles.pills}>
      {flags.map((flag) => (
        <Explained key={flag.rule} className={styles.pill} explanation={say(`explain.${flag.rule}`, named(flag))}>
          <Icon name="flag" />
          {say(`rule.${flag.rule}`)}
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
