import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { getLanguage } from '../../../resources/languages';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { Button } from '../../ui/buttons/Button';
import { Checkbox } from '../../ui/inputs/Checkbox';
import rowStyles from '../../ui/layout/cardRows.module.css';
import { useLanguageName } from '../locale/dictionaries/useLanguageNames';
import { ChangeDetails } from './ChangeDetails';
import styles from './Copy.module.css';
import type { CopyChange, CopyKindName } from './copyChange';
import type { CopyOutcome } from './copyChanges';
import { ShortChange } from './ShortChange';
import { useChangeName } from './useChangeName';
import { useOutcomeText } from './useCopyRun';

interface ChangeRowProps {
  change: CopyChange;
  isSelected: boolean;
  /** Of the last attempt. */
  outcome: CopyOutcome | undefined;
  disabled: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** Kinds whose values are too long for a row. */
const longKinds: readonly CopyKindName[] = ['css', 'programs', 'templates'];

/** One difference: its name, and the value before and after. */
export function ChangeRow({ change, isSelected, outcome, disabled, onSelect }: ChangeRowProps) {
  const translate = useTranslate();
  const id = useId();
  const getLanguageName = useLanguageName();
  const getOutcomeText = useOutcomeText();
  const { siteName } = useCurrentSite();
  const name = useChangeName()(change);
  const [isOpen, setOpen] = useState(false);
  const isLong = longKinds.includes(change.kind);
  const isNew = change.before === null && change.fallback === undefined;
  const remarks = [
    ...(change.locale === '' ? [] : [getLanguageName(getLanguage(change.locale))]),
    ...(isNew && change.kind !== 'translations' ? [translate('copy.isNew', { store: siteName })] : []),
  ];
  const problem = outcome ? getOutcomeText(outcome) : '';
  return (
    <li className={rowStyles.row}>
      <div className={rowStyles.name}>
        <Checkbox
          showLabel
          label={name}
          checked={isSelected}
          disabled={disabled}
          aria-describedby={remarks.length > 0 ? `${id}-remarks` : undefined}
          onChange={(event) => onSelect(event.target.checked)}
        />
        <div className={styles.details}>
          {remarks.length > 0 && (
            <div id={`${id}-remarks`} className={rowStyles.small}>
              {remarks.join(' · ')}
            </div>
          )}
          {!isLong && <ShortChange change={change} />}
          {problem !== '' && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
        </div>
      </div>
      {isLong && (
        <div className={rowStyles.actions}>
          <Button
            size="small"
            kind="quiet"
            aria-expanded={isOpen}
            aria-label={translate(isOpen ? 'copy.hideOf' : 'copy.showOf', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            {translate(isOpen ? 'copy.hide' : 'copy.show')}
          </Button>
        </div>
      )}
      {isOpen && (
        <div className={styles.open}>
          <ChangeDetails change={change} />
        </div>
      )}
    </li>
  );
}
