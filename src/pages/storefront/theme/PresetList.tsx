import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { themeColors } from '../../../../resources/widgetTheme';
import type { ThemeColors } from '../../../engine/storefront/themeSettings';
import styles from './PresetList.module.css';
import { presets } from './presets';

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
      <ul aria-labelledby={id} className={styles.list}>
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
