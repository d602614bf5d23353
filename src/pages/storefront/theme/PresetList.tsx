import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { themeColours } from '../../../../resources/widgetTheme';
import type { Colours } from './look';
import styles from './PresetList.module.css';
import { presets } from './presets';

interface PresetListProps {
  colours: Colours;
  onChoose: (colours: Colours) => void;
}

/** Sets of colours to begin with. */
export function PresetList({ colours, onChoose }: PresetListProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <div className={styles.presets}>
      <h3 id={id}>{translate('theme.presets.title')}</h3>
      <ul aria-labelledby={id} className={styles.list}>
        {presets.map((preset) => {
          const name = translate(`theme.presets.${preset.name}`);
          const isChosen = themeColours.every((one) => colours[one].toLowerCase() === preset.colours[one]);
          return (
            <li key={preset.name}>
              <button
                type="button"
                aria-pressed={isChosen}
                aria-label={translate('theme.presets.use', { name })}
                className={styles.preset}
                onClick={() => onChoose(preset.colours)}
              >
                <span aria-hidden="true" className={styles.colours}>
                  {themeColours.slice(0, 3).map((one) => (
                    <span key={one} className={styles.colour} style={{ background: preset.colours[one] }} />
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
