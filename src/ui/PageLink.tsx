import type { ComponentProps, MouseEvent } from 'react';
import { createPath, parsePath } from 'react-router';
import { usePageRouter } from './pageRouter';

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the console, from its root. */
  to: string;
  /** The page stays scrolled as it is. */
  preventScrollReset?: boolean;
}

/**
 * A link to a page of the console. Unlike the router's own it rests while the address changes: a list has dozens, and
 * all would be drawn anew with every page that is turned.
 */
export function PageLink({ to, preventScrollReset = false, onClick, ...rest }: PageLinkProps) {
  const router = usePageRouter();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    // The address that is open already is no new entry of the history.
    const replace = createPath(router.state.location) === createPath(parsePath(to));
    void router.navigate(to, { replace, preventScrollReset });
  };
  return <a {...rest} href={to} onClick={press} />;
}

/** Any other opens the page in a tab or window of its own, or saves it. */
function isPlainPress({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const isElsewhere = currentTarget.target !== '' && currentTarget.target !== '_self';
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && !isElsewhere;
}
