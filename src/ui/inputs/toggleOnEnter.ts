import type { KeyboardEvent } from 'react';

/** Key handler of a switch: Enter works like Space, and key repeat is ignored. */
export function toggleOnEnter({ key, repeat, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key === 'Enter' && !repeat) currentTarget.click();
}
