import { useTranslate } from 'ra-core';
import { memo } from 'react';
import type { ThemeColour } from '../../../../resources/widgetTheme';
import type { Edited } from '../../../engine/editing/useEdited';
import { useTyped } from '../../../engine/editing/useTyped';
import { isHexColour, typedColour } from '../../../lib/colour/hexColour';
import { ColourField } from '../../../ui/colour/ColourField';
import { drawnColours } from '../preview/colours';
import { type Colours, type Look, themeOf, withColours } from './look';

interface ThemeColourFieldProps {
  name: ThemeColour;
  edited: Pick<Edited<Look>, 'change' | 'listen' | 'latest'>;
  saved: Colours;
  /** It was tried to publish: what is no colour is told. */
  isChecked: boolean;
  /** What the server says of it. */
  refused: string | undefined;
}

/** One colour of the theme. While another is typed, it is drawn anew only where it follows that one. */
export const ThemeColourField = memo(function ThemeColourField(props: ThemeColourFieldProps) {
  const { name, edited, saved, isChecked, refused } = props;
  const translate = useTranslate();
  const value = useTyped(edited, ({ colours }) => colours[name]);
  const shown = useTyped(edited, ({ colours }) => drawnColours(themeOf(colours, saved))[name]);
  const isChanged = value !== saved[name];
  const put = (colour: string, typed?: { merge: string; isTyped: true }) =>
    edited.change(withColours({ [name]: colour }), typed);
  const error = () => {
    // What can still become a colour when the field is left is no fault yet.
    if (isChanged && !isHexColour(value) && (isChecked || typedColour(value) === null)) {
      return isChecked || value.length > 7 ? translate('theme.colours.fault') : undefined;
    }
    return refused;
  };
  const help = () => {
    if (isChanged || isHexColour(value)) return translate(`theme.colours.${name}Help`);
    return value === '' ? translate('theme.colours.missing') : translate('theme.colours.unreadable', { value });
  };
  return (
    <div data-field={name}>
      <ColourField
        label={translate(`theme.colours.${name}`)}
        help={help()}
        error={error()}
        value={value}
        shown={shown}
        onChange={(colour) => put(colour, { merge: name, isTyped: true })}
        onReset={isChanged ? () => put(saved[name]) : undefined}
      />
    </div>
  );
});
