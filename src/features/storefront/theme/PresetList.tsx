import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { themeColors } from '../../../../resources/widgetTheme';
import flowStyles from '../../../ui/layout/flow.module.css';
import type { ThemeColors } from '../themeSettings';
import styles from './theme.module.css';

interface PresetListProps {
  colors: ThemeColors;
  onChoose: (colors: ThemeColors) => void;
}

/** Buttons that apply color presets. */
export function PresetList({ colors, onChoose }: PresetListProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <div className={styles.presets}>
      <h3 id={id}>{translate('theme.presets.title')}</h3>
      <ul aria-labelledby={id} className={flowStyles.buttons}>
        {presets.map((preset) => {
          const name = translate(`theme.presets.${preset.name}`);
          const isChosen = themeColors.every((color) => colors[color].toLowerCase() === preset.colors[color]);
          return (
            <li key={preset.name}>
              <button
                type="button"
                aria-pressed={isChosen}
                aria-label={translate('theme.presets.use', { name })}
                className={styles.preset}
                onClick={() => onChoose(preset.colors)}
              >
                <span aria-hidden="true" className={styles.colors}>
                  {themeColors.slice(0, 3).map((color) => (
                    <span key={color} className={styles.color} style={{ background: preset.colors[color] }} />
                  ))}
                </span>
                {name}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A color preset. All of its pairs have sufficient contrast in the light scheme. */
interface Preset {
  /** Name used in message keys. */
  name: string;
  colors: ThemeColors;
}

/** Creates a preset. The button defaults to the brand color with white text. */
const createPreset = (name: string, brand: string, star: string, button = brand, text = '#ffffff'): Preset => ({
  name,
  colors: { brandPrimaryColor: brand, psrStarColor: star, btnPrimaryBg: button, btnPrimaryColor: text },
});

export const presets: readonly Preset[] = [
  createPreset('ink', '#1f2328', '#b7791f'),
  createPreset('pine', '#0b5d4e', '#b7791f'),
  createPreset('ocean', '#0b5cad', '#c2710c'),
  createPreset('plum', '#6b2fa0', '#b45309'),
  createPreset('berry', '#b0124f', '#b7791f'),
  createPreset('brick', '#a63c1b', '#b45309'),
  createPreset('olive', '#55631a', '#96700a'),
  createPreset('sun', '#1f2328', '#a97b00', '#b88400', '#1f2328'),
];
