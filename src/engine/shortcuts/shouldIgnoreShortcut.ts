/** Whether a key belongs to the focused element: text field, select, menu, composer, or a dialog other than `home`. */
export function shouldIgnoreShortcut(target: EventTarget | null, home: Element | null = null): boolean {
  if (!(target instanceof Element)) return false;
  // The notifications, a section, are no layer: a key that follows their action belongs to the page.
  const layer = target.closest('dialog, [popover]:not(section), [role="menu"], [data-composing]');
  if (layer !== null && layer !== home) return true;
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target.closest('textarea, select, [contenteditable="true"]') !== null;
}
