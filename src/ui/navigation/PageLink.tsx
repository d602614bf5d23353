import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react';
import { createPath, parsePath } from 'react-router';
import { getBasePath } from '../../boot/basePath';
import { usePageRouter } from './pageRouter';

/** Changes the targets of the links in a part of a page. */
export const LinkTargetContext = createContext((to: string): string => to);

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Absolute path within the console. */
  to: string;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
}

/**
 * Link to a page of the console. Unlike the router's Link, it doesn't subscribe to the location: a list contains dozens
 * of links, and all of them would re-render on every navigation.
 */
export function PageLink({ to: path, preventScrollReset = false, onClick, ...rest }: PageLinkProps) {
  const to = useContext(LinkTargetContext)(path);
  const router = usePageRouter();
  const href = getBasePath() + to;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // Navigating to the current URL replaces the history entry.
    const replace = createPath(router.state.location) === createPath(parsePath(href));
    void router.navigate(to, { replace, preventScrollReset });
  };
  return <a {...rest} href={href} onClick={handleClick} />;
}

/** Modified clicks open the page in another tab or window, or download it. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const opensElsewhere = currentTarget.target !== '' && currentTarget.target !== '_self';
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && !opensElsewhere;
}
