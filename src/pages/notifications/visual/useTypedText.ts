import { useState } from 'react';

/**
 * A text field over a value that does not keep every character, such as a space at the end: what is typed stays as it
 * is typed, as long as it means what the value is.
 * @param readAs what the value becomes of a typed text
 */
export function useTypedText(value: string, change: (text: string) => void, readAs: (text: string) => string) {
  const [typed, setTyped] = useState(value);
  return {
    value: readAs(typed) === value ? typed : value,
    onChange(text: string) {
      setTyped(text);
      change(text);
    },
  };
}
