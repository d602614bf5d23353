import { useContext, useMemo } from 'react';
import { KnownPagesContext } from '../engine/knownPages';
import { useConfig } from '../session/SessionContext';
import { type MenuGroup, menuGroups } from './menu';

/** The menu of this console: as specified, as far as its pages exist. */
export function useMenuGroups(): readonly MenuGroup[] {
  const config = useConfig();
  const pages = useContext(KnownPagesContext);
  return useMemo(() => menuGroups(config, pages), [config, pages]);
}
