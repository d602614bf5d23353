import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { type ButtonKind, buttonClass } from '../buttons/Button';
import { classes } from '../classes';
import { Icon, type IconName } from '../icons/Icon';
import layerStyles from './layer.module.css';
import styles from './Menu.module.css';
import { type MenuEntry, MenuList } from './MenuList';
import { usePopoverPosition } from './usePopoverPosition';

export type { MenuEntry } from './MenuList';

interface MenuProps {
  /** Accessible name of the button and the menu. Must include the text of `trigger`. */
  label: string;
  /** Content of the button. If omitted, only `icon` is shown. */
  trigger?: ReactNode;
  icon?: IconName | undefined;
  /** A function is called when the menu opens, for menus that each row of a list has. */
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  kind?: ButtonKind | undefined;
  size?: 'small' | undefined;
  /** Edge of the button that the menu is aligned with. */
  align?: 'start' | 'end' | undefined;
  disabled?: boolean | undefined;
  /** Called when it opens. */
  onOpen?: (() => void) | undefined;
}

/** A button that opens a menu of actions. */
export function Menu({
  label,
  trigger,
  icon,
  entries,
  kind = 'plain',
  size,
  align = 'start',
  disabled,
  onOpen,
}: MenuProps) {
  const [start, setOpenStart] = useState<'first' | 'last' | null>(null);
  const setStart = (next: typeof start) => {
    setOpenStart(next);
    if (next !== null) onOpen?.();
  };
  const button = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const id = useId();
  const isOpen = start !== null;
  const isMore = !trigger && icon === 'more';
  const close = () => setStart(null);
  usePopoverPosition({ isOpen, button, layer, align, onOutside: close });

  const closeToButton = () => {
    close();
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    event.stopPropagation();
    setStart(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        title={trigger ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={disabled}
        className={classes(
          buttonClass({ kind: trigger ? kind : 'quiet', size }),
          !trigger && styles.iconOnly,
          isMore && styles.more,
        )}
        onClick={() => setStart(isOpen ? null : 'first')}
        onKeyDown={onKeyDown}
      >
        {icon && !isMore && <Icon name={icon} className={trigger ? styles.before : undefined} />}
        {trigger}
        {trigger && <Icon name="chevron-down" className={styles.arrow} />}
      </button>
      {isOpen && (
        <div ref={layer} popover="manual" className={layerStyles.layer}>
          <MenuList
            id={id}
            label={label}
            entries={typeof entries === 'function' ? entries() : entries}
            start={start}
            onClose={closeToButton}
          />
        </div>
      )}
    </>
  );
}
