import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from '../classes';
import { Icon, type IconName } from '../icons/Icon';
import { Spinner } from '../icons/Spinner';
import { Kbd } from '../text/Kbd';
import styles from './Button.module.css';

/** Visual weight of a button: one `primary` per view; `quiet` has no border; `dashed` adds a new item. */
export type ButtonKind = 'plain' | 'primary' | 'danger' | 'quiet' | 'dashed';

/** Props shared by buttons and links that look like buttons. */
export interface BaseButtonProps {
  kind?: ButtonKind | undefined;
  icon?: IconName | undefined;
  /** `small` fits into table rows. */
  size?: 'small' | undefined;
  /** Keyboard shortcut, shown next to the label. */
  shortcut?: string | undefined;
  children: ReactNode;
}

interface ButtonProps extends BaseButtonProps, Omit<ComponentProps<'button'>, 'children'> {
  /** Shows a spinner and ignores clicks. The button keeps its size and focus. */
  busy?: boolean | undefined;
}

/** A button. `type` defaults to 'button'. */
export function Button({
  kind,
  icon,
  size,
  shortcut,
  busy = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-keyshortcuts={shortcut}
      {...rest}
      onClick={handleClick}
      className={classes(buttonClass({ kind, size }), busy && styles.busy, className)}
    >
      <ButtonContent icon={icon} shortcut={shortcut}>
        {children}
      </ButtonContent>
      {busy && (
        <span className={styles.wait}>
          <Spinner label />
        </span>
      )}
    </button>
  );
}

/** Returns the class names of a button. */
export function buttonClass({ kind = 'plain', size }: Pick<BaseButtonProps, 'kind' | 'size'>): string {
  return classes(styles.button, styles[kind], size === 'small' && styles.small);
}

/** Icon, label, and shortcut of a button. */
export function ButtonContent({ icon, shortcut, children }: Omit<BaseButtonProps, 'kind' | 'size'>) {
  return (
    <span className={styles.content}>
      {icon && <Icon name={icon} />}
      {children}
      {shortcut && (
        <span aria-hidden="true">
          <Kbd keys={[shortcut]} />
        </span>
      )}
    </span>
  );
}
