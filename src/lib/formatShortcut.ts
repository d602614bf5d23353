const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Modifier keys. */
export type ModifierKey = 'command' | 'alt' | 'shift';

const keyLabels: Readonly<Record<ModifierKey | 'Enter', string>> = isApple
  ? { command: '⌘', alt: '⌥', shift: '⇧', Enter: '↵' }
  : { command: 'Ctrl', alt: 'Alt', shift: 'Shift', Enter: 'Enter' };

/** Returns the key labels of a shortcut for the current platform. */
export function formatShortcut(modifiers: readonly ModifierKey[], key: string): readonly string[] {
  return [...modifiers.map((modifier) => keyLabels[modifier]), key === 'Enter' ? keyLabels.Enter : key];
}

/** Returns a shortcut in the syntax of `aria-keyshortcuts`. */
export function ariaKeyShortcuts(modifiers: readonly ModifierKey[], key: string): string {
  const names = { command: isApple ? 'Meta' : 'Control', alt: 'Alt', shift: 'Shift' };
  return [...modifiers.map((modifier) => names[modifier]), key].join('+');
}
