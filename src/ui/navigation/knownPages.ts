import { createContext, useContext } from 'react';

/** Paths of the route table. Links to other paths are not rendered. */
export const KnownPagesContext = createContext<ReadonlySet<string>>(new Set());

/** Returns a function that checks whether a path has a page. */
export function useHasPage(): (path: string) => boolean {
  const pages = useContext(KnownPagesContext);
  return (path) => pages.has(path) || pages.has(`${path}/*`);
}
