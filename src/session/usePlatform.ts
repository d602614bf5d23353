import type { Config } from '../config';
import { useCurrentSite } from '../engine/shop/currentSite';
import { useConfig } from './SessionContext';

/** Platform of the open site's store; undefined if the configuration doesn't list it. */
export function usePlatform(): Config['platforms'][number] | undefined {
  const { platforms } = useConfig();
  const { settings } = useCurrentSite();
  return findPlatform(platforms, settings.platform);
}

/** @param id platform of a store's settings */
export function findPlatform(platforms: Config['platforms'], id: string | null | undefined) {
  return platforms.find((platform) => platform.id === id);
}
