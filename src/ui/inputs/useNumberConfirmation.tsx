import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
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
  const [typed, setTyped] = useState('');
  if (number === null) return { isConfirmed: true, field: null };
  return {
    isConfirmed: toDigits(typed) === String(number),
    field: (
      <TextBox
        required
        inputMode="numeric"
        autoComplete="off"
        label={translate('ui.typeNumber', { number: String(number) })}
        value={typed}
        onChange={setTyped}
      />
    ),
  };
}

/** Removes separators of thousands: the number may be copied from the text that names it. */
const toDigits = (text: string) => text.replace(/[\s.,’']/g, '').replace(/^[−–]/, '-');
