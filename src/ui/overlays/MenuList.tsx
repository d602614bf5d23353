import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { sanitizeUrl } from '../../lib/url/sanitizeUrl';
import { classes } from '../classes';
import { Icon, type IconName } from '../icons/Icon';
import { Kbd } from '../text/Kbd';
import textStyles from '../text/text.module.css';
import styles from './Menu.module.css';

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
  /** Makes it a link to an external page in a new tab. Other than http and https URLs are ignored. */
  href?: string | undefined;
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
    const items = getItems(list.current);
    const checked = items.find((item) => item.getAttribute('aria-checked') === 'true');
    (checked ?? items.at(start === 'first' ? 0 : -1))?.focus();
  }, [start]);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Tab') return onClose();
    if (event.key === 'Escape') {
      event.preventDefault();
      return onClose();
    }
    const items = getItems(list.current);
    const focusedIndex = items.findIndex((item) => item.matches(':focus'));
    const next = nextIndex(event.key, focusedIndex, items.length) ?? typeahead(event, focusedIndex, entries);
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };
  const renderContent = ({ checked, icon, lang, label: text, detail, hint }: MenuEntry) => (
    <>
      {checked !== undefined && <span className={styles.mark}>{checked && <Icon name="check" />}</span>}
      {icon && <Icon name={icon} />}
      <span className={styles.words} lang={lang}>
        {text}
      </span>
      {detail}
      {hint && (
        <span className={textStyles.third} aria-hidden="true">
          <Kbd keys={[hint]} />
        </span>
      )}
    </>
  );
  const choose = (entry: MenuEntry) => {
    if (entry.disabled) return;
    onClose();
    entry.onSelect();
  };
  return (
    <div ref={list} id={id} role="menu" aria-label={label} tabIndex={-1} className={styles.menu} onKeyDown={onKeyDown}>
      {entries.map((entry) => {
        const common = {
          tabIndex: -1,
          className: classes(styles.entry, entry.danger && styles.danger, entry.hasSeparator && styles.begins),
          onClick: () => choose(entry),
          onPointerEnter: (event: PointerEvent<HTMLElement>) => event.currentTarget.focus({ preventScroll: true }),
        };
        const url = sanitizeUrl(entry.href);
        return url ? (
          <a key={entry.key} role="menuitem" href={url} target="_blank" rel="noopener noreferrer" {...common}>
            {renderContent(entry)}
          </a>
        ) : (
          <button
            key={entry.key}
            type="button"
            {...getRoleProps(entry)}
            aria-disabled={entry.disabled || undefined}
            aria-keyshortcuts={entry.hint}
            {...common}
          >
            {renderContent(entry)}
          </button>
        );
      })}
    </div>
  );
}

/** Entries with `checked` are radio items. */
function getRoleProps({ checked }: MenuEntry) {
  return checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked };
}

function getItems(list: HTMLElement | null): HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')] : [];
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

const TYPEAHEAD_TIMEOUT_MS = 600;

/**
 * Finds an entry by typing the start of its label. Repeating one letter cycles through the entries that start with it.
 * @returns a function of the key event, the focused index, and the entries, which returns the index of the match or
 * null
 */
function useTypeahead(): (
  event: KeyboardEvent,
  focusedIndex: number,
  entries: readonly { label: string }[],
) => number | null {
  const typed = useRef({ text: '', at: 0 });
  return (event, focusedIndex, entries) => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return null;
    const isContinued = event.timeStamp - typed.current.at < TYPEAHEAD_TIMEOUT_MS;
    const text = (isContinued ? typed.current.text : '') + event.key.toLocaleLowerCase();
    typed.current = { text, at: event.timeStamp };
    const isRepeatedLetter = [...text].every((letter) => letter === text[0]);
    const prefix = isRepeatedLetter ? text.slice(0, 1) : text;
    const from = isRepeatedLetter ? focusedIndex + 1 : Math.max(focusedIndex, 0);
    for (let step = 0; step < entries.length; step += 1) {
      const index = (from + step) % entries.length;
      if (entries[index]?.label.toLocaleLowerCase().startsWith(prefix)) return index;
    }
    return null;
  };
}
