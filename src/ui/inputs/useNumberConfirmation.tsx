import '../../../i18n/en/areas/ask';
import { useLocale, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { formatPoints } from '../../lib/format/formatPoints';
import { TextBox } from './TextBox';

interface NumberConfirmation {
  /** Whether the number was typed, or none is required. */
  isConfirmed: boolean;
  /** The field to type it in; null if none is required. */
  field: ReactNode;
}

/**
 * Confirms a large act by typing its number, so that it takes more than a click.
 * @param number to be typed; null if the act isn't large
 */
export function useNumberConfirmation(number: number | null): NumberConfirmation {
  const translate = useTranslate();
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  if (number === null) return { isConfirmed: true, field: null };
  const shown = formatPoints(number, locale);
  return {
    isConfirmed: [toDigits(shown), toDigits(String(number))].includes(toDigits(typed)),
    field: (
      <TextBox
        required
        inputMode="numeric"
        autoComplete="off"
        label={translate('ask.typeNumber', { number: shown })}
        value={typed}
        onChange={setTyped}
      />
    ),
  };
}

/** Removes separators of thousands and direction marks: the number may be copied from the text that names it. */
const toDigits = (text: string) => text.replace(/[\s.,’'٬\u200e\u200f]/g, '').replace(/^[−–]/, '-');
