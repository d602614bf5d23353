import { type KeyboardEvent, useEffect, useRef } from 'react';
import { classes } from './classes';
import { Icon, type IconName } from './Icon';
import { Keys } from './Keys';
import styles from './MenuList.module.css';
import { useTypeahead } from './useTypeahead';

/** One action of a menu. */
export interface MenuEntry {
  key: string;
  label: string;
  /** The language that the label is in, where it is not that of the page. */
  lang?: string | undefined;
  /** A line above it: something else begins. */
  begins?: boolean | undefined;
  /** The letter that does the same outside the menu. */
  hint?: string | undefined;
  icon?: IconName | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Makes it one of several to choose from, and tells whether it is the chosen one. */
  checked?: boolean | undefined;
  onSelect: () => void;
}

interface MenuListProps {
  id: string;
  label: string;
  entries: readonly MenuEntry[];
  /** Which entry has the focus at first: the chosen one, else the first or the last. */
  start: 'first' | 'last';
  /** Closes the menu and gives the focus back to its button. */
  onClose: () => void;
}

/** The open menu (role=menu): arrows, Home, End and letters move, Enter and Space choose, Escape and Tab leave. */
export function MenuList({ id, label, entries, start, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const typed = useTypeahead();
  useEffect(() => {
    const buttons = buttonsOf(list.current);
    const chosen = buttons.find((button) => button.getAttribute('aria-checked') === 'true');
    (chosen ?? buttons.at(start === 'first' ? 0 : -1))?.focus();
  }, [start]);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Tab') return onClose();
    if (event.key === 'Escape') {
      event.preventDefault();
      return onClose();
    }
    const buttons = buttonsOf(list.current);
    const now = buttons.findIndex((button) => button.matches(':focus'));
    const next = nextIndex(event.key, now, buttons.length) ?? typed(event, now, entries);
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  const choose = (entry: MenuEntry) => {
    if (entry.disabled) return;
    onClose();
    entry.onSelect();
  };
  return (
    <div ref={list} id={id} role="menu" aria-label={label} tabIndex={-1} className={styles.menu} onKeyDown={onKeyDown}>
      {entries.map((entry) => (
        <button
          key={entry.key}
          type="button"
          {...roleOf(entry)}
          aria-disabled={entry.disabled || undefined}
          aria-keyshortcuts={entry.hint}
          tabIndex={-1}
          className={classes(styles.entry, entry.danger && styles.danger, entry.begins && styles.begins)}
          onClick={() => choose(entry)}
          onPointerEnter={(event) => event.currentTarget.focus({ preventScroll: true })}
        >
          {entry.checked !== undefined && <span className={styles.mark}>{entry.checked && <Icon name="check" />}</span>}
          {entry.icon && <Icon name={entry.icon} />}
          <span className={styles.words} lang={entry.lang}>
            {entry.label}
          </span>
          {entry.hint && (
            <span className={styles.hint} aria-hidden="true">
              <Keys keys={[entry.hint]} />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/** An entry that can be chosen is one of several, and says whether it is the one. */
function roleOf({ checked }: MenuEntry) {
  return checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked };
}

function buttonsOf(list: HTMLElement | null): HTMLButtonElement[] {
  return list ? [...list.querySelectorAll('button')] : [];
}

function nextIndex(key: string, now: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (now + 1) % count;
    case 'ArrowUp':
      return now <= 0 ? count - 1 : now - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
