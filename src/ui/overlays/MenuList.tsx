import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../classes';
import { Icon, type IconName } from '../icons/Icon';
import { Kbd } from '../text/Kbd';
import styles from './MenuList.module.css';
import { useTypeahead } from './useTypeahead';

/** A menu item. */
export interface MenuEntry {
  key: string;
  label: string;
  /** Language of the label, if it differs from the page's. */
  lang?: string | undefined;
  /** Shows a separator above. */
  hasSeparator?: boolean | undefined;
  /** Keyboard shortcut outside the menu. */
  hint?: string | undefined;
  icon?: IconName | undefined;
  /** Shown after the label, such as a count. */
  detail?: ReactNode;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Makes it a radio item and sets its state. */
  checked?: boolean | undefined;
  onSelect: () => void;
}

interface MenuListProps {
  id: string;
  label: string;
  entries: readonly MenuEntry[];
  /** Initially focused item: the checked one, else the first or last. */
  start: 'first' | 'last';
  /** Closes the menu and returns the focus to its button. */
  onClose: () => void;
}

/**
 * The open menu (role=menu). Arrow keys, Home, End, and typing move the focus; Enter and Space select; Escape and Tab
 * close it.
 */
export function MenuList({ id, label, entries, start, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const typeahead = useTypeahead();
  useEffect(() => {
    const buttons = getButtons(list.current);
    const checked = buttons.find((button) => button.getAttribute('aria-checked') === 'true');
    (checked ?? buttons.at(start === 'first' ? 0 : -1))?.focus();
  }, [start]);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Tab') return onClose();
    if (event.key === 'Escape') {
      event.preventDefault();
      return onClose();
    }
    const buttons = getButtons(list.current);
    const focusedIndex = buttons.findIndex((button) => button.matches(':focus'));
    const next = nextIndex(event.key, focusedIndex, buttons.length) ?? typeahead(event, focusedIndex, entries);
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
          {...getRoleProps(entry)}
          aria-disabled={entry.disabled || undefined}
          aria-keyshortcuts={entry.hint}
          tabIndex={-1}
          className={classes(styles.entry, entry.danger && styles.danger, entry.hasSeparator && styles.begins)}
          onClick={() => choose(entry)}
          onPointerEnter={(event) => event.currentTarget.focus({ preventScroll: true })}
        >
          {entry.checked !== undefined && <span className={styles.mark}>{entry.checked && <Icon name="check" />}</span>}
          {entry.icon && <Icon name={entry.icon} />}
          <span className={styles.words} lang={entry.lang}>
            {entry.label}
          </span>
          {entry.detail}
          {entry.hint && (
            <span className={styles.hint} aria-hidden="true">
              <Kbd keys={[entry.hint]} />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/** Entries with `checked` are radio items. */
function getRoleProps({ checked }: MenuEntry) {
  return checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked };
}

function getButtons(list: HTMLElement | null): HTMLButtonElement[] {
  return list ? [...list.querySelectorAll('button')] : [];
}

function nextIndex(key: string, focusedIndex: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (focusedIndex + 1) % count;
    case 'ArrowUp':
      return focusedIndex <= 0 ? count - 1 : focusedIndex - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
