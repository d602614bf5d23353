import { Link, type LinkProps } from 'react-router';
import { ButtonContent, type ButtonLook, buttonClass } from './Button';
import { classes } from './classes';

/** A link to another page that looks like a button. */
export function ButtonLink({
  kind,
  icon,
  size,
  shortcut,
  className,
  children,
  ...rest
}: ButtonLook & Omit<LinkProps, 'children'>) {
  return (
    <Link {...rest} aria-keyshortcuts={shortcut} className={classes(buttonClass({ kind, size }), className)}>
      <ButtonContent icon={icon} shortcut={shortcut}>
        {children}
      </ButtonContent>
    </Link>
  );
}
