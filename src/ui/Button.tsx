import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';
import { classes } from './classes';
import { Icon, type IconName } from './Icon';
import { Keys } from './Keys';
import { Spinner } from './Spinner';

/** How much a button asks for: one `primary` a view; `quiet` has no edge, `dashed` adds something that is not there yet. */
export type ButtonKind = 'plain' | 'primary' | 'danger' | 'quiet' | 'dashed';

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  kind?: ButtonKind | undefined;
  icon?: IconName | undefined;
  /** `small` stands in a row of a table. */
  size?: 'small' | undefined;
  /** The key that does the same, shown beside the words. */
  shortcut?: string | undefined;
  children: ReactNode;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  /** Its work is under way: it keeps its place and its focus, and cannot be pressed. */
  busy?: boolean | undefined;
}

/** A button; `type` is 'button' unless told otherwise. */
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
  const press = (event: MouseEvent<HTMLButtonElement>) => {
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
      onClick={press}
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

/** The classes of a button's look. */
export function buttonClass({ kind = 'plain', size }: Pick<ButtonLook, 'kind' | 'size'>): string {
  return classes(styles.button, styles[kind], size === 'small' && styles.small);
}

/** Icon, words and key of a button. */
export function ButtonContent({ icon, shortcut, children }: Omit<ButtonLook, 'kind' | 'size'>) {
  return (
    <span className={styles.content}>
      {icon && <Icon name={icon} />}
      {children}
      {shortcut && (
        <span aria-hidden="true">
          <Keys keys={[shortcut]} />
        </span>
      )}
    </span>
  );
}
