import type { Session } from '../../dataProvider/methods/session';
import { getPageLocation } from '../boot/basePath';
import { useGoTo } from '../ui/navigation/pageRouter';
import { useSession, useSessionState } from './SessionContext';
import type { SessionController } from './sessionController';
import type { Site } from './sessionState';

/** The open site and its user. */
export interface UseSiteResult {
  site: Site;
  /** Every site of the merchant's, including this one. */
  sites: readonly Site[];
  profile: Session['profile'];
  userId: string | null;
  /** Navigates to another site, so that a page with unsaved changes can ask first. */
  switchSite: (siteId: string) => void;
  /** Asks once whether this site is the merchant's, see {@link SessionController.confirmStore}. */
  confirmStore: () => Promise<boolean>;
}

/** @throws Error if no site is open */
export function useSite(): UseSiteResult {
  const state = useSessionState();
  const controller = useSession();
  const goTo = useGoTo();
  if (state.kind !== 'ready') throw new Error('useSite needs an open shop');
  const { account, open } = state;
  return {
    site: open.site,
    sites: account.sites,
    profile: account.profile,
    userId: account.userId,
    confirmStore: controller.confirmStore,
    switchSite(siteId) {
      if (siteId === open.site._id) return;
      // Filters and open records belong to the previous site.
      const [, page = ''] = getPageLocation().pathname.split('/');
      goTo(`/${page}?siteId=${encodeURIComponent(siteId)}`);
    },
  };
}
