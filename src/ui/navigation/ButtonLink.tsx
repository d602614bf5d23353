import { type BaseButtonProps, ButtonContent, buttonClass } from '../buttons/Button';
import { classes } from '../classes';
import { PageLink, type PageLinkProps } from './PageLink';

/** A page link that looks like a button. */
export function ButtonLink({
  kind,
  icon,
  size,
  shortcut,
  className,
  children,
  ...rest
}: BaseButtonProps & Omit<PageLinkProps, 'children'>) {
  return (
    <PageLink {...rest} aria-keyshortcuts={shortcut} className={classes(buttonClass({ kind, size }), className)}>
      <ButtonContent icon={icon} shortcut={shortcut}>
        {children}
      </ButtonContent>
    </PageLink>
  );
}
