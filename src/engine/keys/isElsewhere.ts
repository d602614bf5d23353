/** Keys that belong to what has the focus: text being typed, a list of choices, a menu, a dialog. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, [popover], [role="menu"]')) return true;
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target.closest('textarea, select, [contenteditable="true"]') !== null;
}
