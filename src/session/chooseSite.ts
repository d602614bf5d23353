import type { Site } from './sessionState';

interface Wishes {
  /** Every `siteId` of the address. */
  address: readonly string[];
  /** The site of this tab. */
  pinned: string | null;
  /** The site that any tab opened last. */
  last: string | null;
}

/**
 * The site to open: the one of the address, of this tab, the last one, else the first.
 * A `siteId` that is not the merchant's, or stands there twice, is not followed and said to be `refused`.
 */
export function chooseSite(sites: readonly Site[], wishes: Wishes): { site: Site | null; refused: boolean } {
  const find = (id: string | null | undefined) => sites.find((site) => site._id === id);
  const asked = wishes.address.length === 1 ? find(wishes.address[0]) : undefined;
  const site = asked ?? find(wishes.pinned) ?? find(wishes.last) ?? sites[0] ?? null;
  return { site, refused: wishes.address.length > 0 && asked === undefined };
}
