import { useTranslate } from 'ra-core';
import { hasEyeDropper, takeFromScreen } from '../../lib/colour/eyeDropper';
import { typedColour } from '../../lib/colour/hexColour';
import { IconButton } from '../IconButton';
import { LabelledField, type LabelledFieldProps } from '../LabelledField';
import boxes from '../TextBox.module.css';
import styles from './ColourField.module.css';

interface ColourFieldProps extends LabelledFieldProps {
  /** `#rrggbb` that stands in the swatch: what is drawn while nothing that is typed can be read. */
  shown: string;
  /** Puts back what it was; without it there is nothing to put back. */
  onReset?: (() => void) | undefined;
}

/**
 * A colour by the browser's picker, by its code, or from the screen where the browser can take one. What is typed is
 * kept as it is typed, and becomes `#rrggbb` when the field is left. Needs the words of `colour`.
 */
export function ColourField({ label, help, error, value, shown, onChange, onReset }: ColourFieldProps) {
  const translate = useTranslate();
  const fromScreen = async () => {
    const taken = typedColour((await takeFromScreen()) ?? '');
    if (taken !== null) onChange(taken);
  };
  const leave = () => {
    const read = typedColour(value);
    if (read !== null && read !== value) onChange(read);
  };
  return (
    <LabelledField label={label} help={help} error={error} required={undefined} className={undefined}>
      {(ties) => (
        <div className={styles.row}>
          <input
            type="color"
            aria-label={translate('colour.pick', { name: label })}
            value={shown}
            onChange={({ target }) => onChange(target.value)}
            className={styles.swatch}
          />
          <input
            type="text"
            {...ties}
            value={value}
            placeholder={shown}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            dir="ltr"
            onChange={({ target }) => onChange(target.value)}
            onBlur={leave}
            className={`${boxes.input} ${styles.code}`}
          />
          {hasEyeDropper() && (
            <IconButton
              icon="dropper"
              label={translate('colour.fromScreen', { name: label })}
              onClick={() => void fromScreen()}
            />
          )}
          {onReset && <IconButton icon="undo" label={translate('colour.reset', { name: label })} onClick={onReset} />}
        </div>
      )}
    </LabelledField>
  );
}
