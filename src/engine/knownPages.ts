import { createContext, useContext } from 'react';

/** Addresses that have a page; the route table fills it, and nothing leads to any other. */
export const KnownPagesContext = createContext<ReadonlySet<string>>(new Set());

/** Tells of an address whether it has a page. */
export function useHasPage(): (path: string) => boolean {
  const pages = useContext(KnownPagesContext);
  return (path) => pages.has(path) || pages.has(`${path}/*`);
}
