import { ButtonContent, type ButtonLook, buttonClass } from './Button';
import { classes } from './classes';
import { PageLink, type PageLinkProps } from './PageLink';

/** A link to another page that looks like a button. */
export function ButtonLink({
  kind,
  icon,
  size,
  shortcut,
  className,
  children,
  ...rest
}: ButtonLook & Omit<PageLinkProps, 'children'>) {
  return (
    <PageLink {...rest} aria-keyshortcuts={shortcut} className={classes(buttonClass({ kind, size }), className)}>
      <ButtonContent icon={icon} shortcut={shortcut}>
        {children}
      </ButtonContent>
    </PageLink>
  );
}
