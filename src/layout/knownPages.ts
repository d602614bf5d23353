import { createContext, useContext, useMemo } from 'react';
import { useConfig } from '../session/SessionContext';
import { type MenuGroup, menuGroups } from './menu';

/** Addresses that have a page; the route table fills it, and the menu offers no other. */
export const KnownPagesContext = createContext<ReadonlySet<string>>(new Set());

/** The menu of this console: as specified, as far as its pages exist. */
export function useMenuGroups(): readonly MenuGroup[] {
  const config = useConfig();
  const pages = useContext(KnownPagesContext);
  return useMemo(() => menuGroups(config, pages), [config, pages]);
}
