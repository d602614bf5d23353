import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { type ButtonKind, buttonClass } from './Button';
import { classes } from './classes';
import { Icon, type IconName } from './Icon';
import layerStyles from './layer.module.css';
import styles from './Menu.module.css';
import { type MenuEntry, MenuList } from './MenuList';
import { useLayer } from './useLayer';

export type { MenuEntry } from './MenuList';

interface MenuProps {
  /** Name of the button and of the menu; with words as `trigger` it contains them. */
  label: string;
  /** What the button shows; without it, `icon` alone. */
  trigger?: ReactNode;
  icon?: IconName | undefined;
  entries: readonly MenuEntry[];
  kind?: ButtonKind | undefined;
  size?: 'small' | undefined;
  /** Which edge of the button the menu is in line with. */
  align?: 'start' | 'end' | undefined;
  disabled?: boolean | undefined;
}

/** A button that opens a list of actions. */
export function Menu({ label, trigger, icon, entries, kind = 'plain', size, align = 'start', disabled }: MenuProps) {
  const [start, setStart] = useState<'first' | 'last' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const id = useId();
  const isOpen = start !== null;
  const close = () => setStart(null);
  useLayer({ isOpen, button, layer, align, onOutside: close });

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
        className={classes(buttonClass({ kind: trigger ? kind : 'quiet', size }), !trigger && styles.iconOnly)}
        onClick={() => setStart(isOpen ? null : 'first')}
        onKeyDown={onKeyDown}
      >
        {icon && <Icon name={icon} className={trigger ? styles.before : undefined} />}
        {trigger}
        {trigger && <Icon name="chevron-down" className={styles.arrow} />}
      </button>
      {isOpen && (
        <div ref={layer} popover="manual" className={layerStyles.layer}>
          <MenuList id={id} label={label} entries={entries} start={start} onClose={closeToButton} />
        </div>
      )}
    </>
  );
}
