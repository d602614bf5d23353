import type { Site } from './sessionState';

interface SiteCandidates {
  /** Every `siteId` of the address. */
  urlSites: readonly string[];
  /** The site of this tab. */
  pinned: string | null;
  /** The site opened last in any tab. */
  last: string | null;
}

/**
 * The site to open: of the URL, of this tab, the last one, else the first.
 * An unknown or duplicate `siteId` is ignored and reported as `refused`.
 */
export function chooseSite(
  sites: readonly Site[],
  candidates: SiteCandidates,
): { site: Site | null; refused: boolean } {
  const find = (id: string | null | undefined) => sites.find((site) => site._id === id);
  const requestedSite = candidates.urlSites.length === 1 ? find(candidates.urlSites[0]) : undefined;
  const site = requestedSite ?? find(candidates.pinned) ?? find(candidates.last) ?? sites[0] ?? null;
  return { site, refused: candidates.urlSites.length > 0 && requestedSite === undefined };
}
