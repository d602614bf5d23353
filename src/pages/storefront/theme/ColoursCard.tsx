import { useTranslate } from 'ra-core';
import { memo, useCallback } from 'react';
import { themeColours } from '../../../../resources/widgetTheme';
import type { Edited } from '../../../engine/editing/useEdited';
import { Sheet } from '../../../ui/Sheet';
import { type Colours, type Look, withColours } from './look';
import { PresetList } from './PresetList';
import { ThemeColourField } from './ThemeColourField';
import styles from './theme.module.css';

interface ColoursCardProps {
  /** As they are edited; each field knows its own sooner. */
  colours: Colours;
  edited: Pick<Edited<Look>, 'change' | 'listen' | 'latest'>;
  saved: Colours;
  /** It was tried to publish: what is no colour is told. */
  isChecked: boolean;
  /** What the server says of single colours. */
  refused: Readonly<Record<string, string>>;
}

/** The colours of the theme, each by hand, or all by a set. */
export const ColoursCard = memo(function ColoursCard(props: ColoursCardProps) {
  const { colours, edited, saved, isChecked, refused } = props;
  const translate = useTranslate();
  const { change } = edited;
  const choose = useCallback((next: Partial<Colours>) => change(withColours(next)), [change]);
  return (
    <Sheet title={translate('theme.colours.title')}>
      <p className={styles.quiet}>{translate('theme.colours.text')}</p>
      <div className={styles.fields}>
        {themeColours.map((name) => (
          <ThemeColourField key={name} refused={refused[name]} {...{ name, edited, saved, isChecked }} />
        ))}
      </div>
      <PresetList colours={colours} onChoose={choose} />
    </Sheet>
  );
});
