/** Keys that belong to what has the focus: text being typed and all around it, a list of choices, a menu, a dialog other than `home`. */
export function isElsewhere(target: EventTarget | null, home: Element | null = null): boolean {
  if (!(target instanceof Element)) return false;
  const layer = target.closest('dialog, [popover], [role="menu"], [data-composing]');
  if (layer !== null && layer !== home) return true;
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target.closest('textarea, select, [contenteditable="true"]') !== null;
}
