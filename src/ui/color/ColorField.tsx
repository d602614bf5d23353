import '../../../i18n/en/areas/color';
import { useTranslate } from 'ra-core';
import { parseHexColor } from '../../lib/color/hexColor';
import { IconButton } from '../buttons/IconButton';
import { LabeledField, type LabeledFieldProps } from '../inputs/LabeledField';
import boxes from '../inputs/TextBox.module.css';
import flowStyles from '../layout/flow.module.css';
import styles from './ColorField.module.css';

declare global {
  interface Window {
    /** Not supported by all browsers. */
    EyeDropper?: new () => { open(): Promise<{ sRGBHex: string }> };
  }
}

/** Whether the browser supports the EyeDropper API. */
const hasEyeDropper = (): boolean => window.EyeDropper !== undefined;

/** Opens the browser's eyedropper. Returns null if it is canceled, refused, or not supported. */
async function pickColorFromScreen(): Promise<string | null> {
  if (window.EyeDropper === undefined) return null;
  try {
    return (await new window.EyeDropper().open()).sRGBHex;
  } catch {
    return null;
  }
}

interface ColorFieldProps extends LabeledFieldProps {
  /** `#rrggbb` of the swatch. Used while the typed text is not a valid color. */
  swatchColor: string;
  /** Resets the value. If omitted, there is no reset button. */
  onReset?: (() => void) | undefined;
}

/**
 * Color field with the browser's color picker, a hex code, and an eyedropper if supported. Typed text is kept as is and
 * normalized to `#rrggbb` on blur. Needs the messages of the color field.
 */
export function ColorField({ label, help, error, value, swatchColor, onChange, onReset }: ColorFieldProps) {
  const translate = useTranslate();
  const pickFromScreen = async () => {
    const picked = parseHexColor((await pickColorFromScreen()) ?? '');
    if (picked !== null) onChange(picked);
  };
  const handleBlur = () => {
    const parsed = parseHexColor(value);
    if (parsed !== null && parsed !== value) onChange(parsed);
  };
  return (
    <LabeledField label={label} help={help} error={error}>
      {(ariaProps) => (
        <div className={flowStyles.line}>
          <input
            type="color"
            aria-label={translate('color.pick', { name: label })}
            value={swatchColor}
            onChange={({ target }) => onChange(target.value)}
            className={styles.swatch}
          />
          <input
            type="text"
            {...ariaProps}
            value={value}
            placeholder={swatchColor}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            dir="ltr"
            onChange={({ target }) => onChange(target.value)}
            onBlur={handleBlur}
            className={`${boxes.input} ${styles.code}`}
          />
          {hasEyeDropper() && (
            <IconButton
              icon="dropper"
              label={translate('color.fromScreen', { name: label })}
              onClick={() => void pickFromScreen()}
            />
          )}
          {onReset && <IconButton icon="undo" label={translate('color.reset', { name: label })} onClick={onReset} />}
        </div>
      )}
    </LabeledField>
  );
}
