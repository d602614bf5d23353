import { useTranslate } from 'ra-core';
import { type ThemeColour, themeColours } from '../../../../resources/widgetTheme';
import type { Edited } from '../../../engine/editing/useEdited';
import { isHexColour, typedColour } from '../../../lib/colour/hexColour';
import { ColourField } from '../../../ui/colour/ColourField';
import { Sheet } from '../../../ui/Sheet';
import { drawnColours } from '../preview/colours';
import { type Colours, type Look, themeOf } from './look';
import { PresetList } from './PresetList';
import styles from './theme.module.css';

interface ColoursCardProps {
  edited: Pick<Edited<Look>, 'value' | 'change'>;
  saved: Colours;
  /** It was tried to publish: what is no colour is told. */
  isChecked: boolean;
  /** What the server says of single colours. */
  refused: Readonly<Record<string, string>>;
}

/** The colours of the theme, each by hand, or all by a set. */
export function ColoursCard({ edited, saved, isChecked, refused }: ColoursCardProps) {
  const translate = useTranslate();
  const { colours } = edited.value;
  const drawn = drawnColours(themeOf(colours, saved));
  const put = (next: Partial<Colours>, merge?: string) =>
    edited.change((now) => ({ ...now, colours: { ...now.colours, ...next } }), merge === undefined ? {} : { merge });
  const isChanged = (name: ThemeColour) => colours[name] !== saved[name];
  const errorOf = (name: ThemeColour) => {
    const value = colours[name];
    // What can still become a colour when the field is left is no fault yet.
    if (isChanged(name) && !isHexColour(value) && (isChecked || typedColour(value) === null)) {
      return isChecked || value.length > 7 ? translate('theme.colours.fault') : undefined;
    }
    return refused[name];
  };
  const helpOf = (name: ThemeColour) => {
    const value = colours[name];
    if (isChanged(name) || isHexColour(value)) return translate(`theme.colours.${name}Help`);
    return value === '' ? translate('theme.colours.missing') : translate('theme.colours.unreadable', { value });
  };
  return (
    <Sheet title={translate('theme.colours.title')}>
      <p className={styles.quiet}>{translate('theme.colours.text')}</p>
      <div className={styles.fields}>
        {themeColours.map((name) => (
          <div key={name} data-field={name}>
            <ColourField
              label={translate(`theme.colours.${name}`)}
              help={helpOf(name)}
              error={errorOf(name)}
              value={colours[name]}
              shown={drawn[name]}
              onChange={(value) => put({ [name]: value }, name)}
              onReset={isChanged(name) ? () => put({ [name]: saved[name] }) : undefined}
            />
          </div>
        ))}
      </div>
      <PresetList colours={colours} onChoose={(next) => put(next)} />
    </Sheet>
  );
}
