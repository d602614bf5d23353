import '../../../i18n/en/areas/flags';
import '../../../i18n/en/areas/hiding';
import { useTranslate } from 'ra-core';
import { formatCountryName } from '../../lib/format/country';
import { Icon } from '../../ui/icons/Icon';
import { InfoTooltip } from '../../ui/overlays/InfoTooltip';
import { useCurrentSite } from '../shop/currentSite';
import type { Flag } from './flag';
import styles from './flags.module.css';

interface FlagPillsProps {
  flags: readonly Flag[];
  /** The records it was compared with: `waiting` for all pending ones; by default, the records of the page. */
  among?: 'waiting' | undefined;
}

/** The moderation flags of a record, each with a tooltip that explains it. */
export function FlagPills({ flags, among }: FlagPillsProps) {
  const translate = useTranslate();
  const translateFlag = (key: string, found: Readonly<Record<string, string | number>> = {}) => {
    const defaultText = translate(`flags.${key}`, found);
    return among ? translate(`flags.${among}.${key}`, { ...found, _: defaultText }) : defaultText;
  };
  const { locale } = useCurrentSite();
  const getMessageValues = ({ rule, found }: Flag) =>
    rule === 'hidden'
      ? { reason: found['details'] || translate(`hiding.reasons.${found['reason']}`) }
      : Object.fromEntries(
          Object.entries(found).map(([name, value]) => [
            name,
            countryValues.has(name) ? toCountryName(String(value), locale) : value,
          ]),
        );
  return (
    <span className={styles.pills}>
      {flags.map((flag) => (
        <span key={flag.rule} data-labeled={flag.rule === 'hidden' || undefined}>
          <InfoTooltip
            className={styles.pill}
            explanation={translateFlag(`explain.${flag.rule}`, getMessageValues(flag))}
          >
            <Icon name="flag" />
            <span>{translateFlag(`rule.${flag.rule}`, getMessageValues(flag))}</span>
          </InfoTooltip>
        </span>
      ))}
    </span>
  );
}

/** Values of a flag that are country codes. */
const countryValues: ReadonlySet<string> = new Set(['country', 'own']);

function toCountryName(code: string, locale: string): string {
  return formatCountryName(code, locale) ?? code;
}
