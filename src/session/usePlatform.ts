import type { Config } from '../config';
import { useConfig } from './SessionContext';
import { useSite } from './useSite';

/** Platform of the open site's store; undefined if the configuration doesn't list it. */
export function usePlatform(): Config['platforms'][number] | undefined {
  const { platforms } = useConfig();
  const { settings } = useSite();
  return findPlatform(platforms, settings.platform);
}

/** @param id platform of a store's settings */
export function findPlatform(platforms: Config['platforms'], id: string | null | undefined) {
  return platforms.find((platform) => platform.id === id);
}
