const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Keys that are held while another is pressed. */
export type HeldKey = 'command' | 'alt' | 'shift';

const printed: Readonly<Record<HeldKey | 'Enter', string>> = isApple
  ? { command: '⌘', alt: '⌥', shift: '⇧', Enter: '↵' }
  : { command: 'Ctrl', alt: 'Alt', shift: 'Shift', Enter: 'Enter' };

/** A key with those that are held, as they are printed on this machine's keyboard. */
export function printedKeys(held: readonly HeldKey[], key: string): readonly string[] {
  return [...held.map((one) => printed[one]), key === 'Enter' ? printed.Enter : key];
}

/** The same for `aria-keyshortcuts`. */
export function spokenKeys(held: readonly HeldKey[], key: string): string {
  const names = { command: isApple ? 'Meta' : 'Control', alt: 'Alt', shift: 'Shift' };
  return [...held.map((one) => names[one]), key].join('+');
}
