import type { Session } from '../../dataProvider/methods/session';
import type { Settings } from '../../resources/settings';
import type { Widget } from '../../resources/widgets';
import { useGoTo } from '../ui/navigation/pageRouter';
import { useSession, useSessionState } from './SessionContext';
import type { SessionController } from './sessionController';
import type { Site } from './sessionState';
import type { SettingsChange } from './settingsChanges';
import type { ThemeChange } from './siteLoader';

/** The open site and its user. */
export interface UseSiteResult {
  site: Site;
  /** Every site of the merchant's, including this one. */
  sites: readonly Site[];
  settings: Settings;
  /** Null if they could not be loaded. */
  widgets: readonly Widget[] | null;
  profile: Session['profile'];
  userId: string | null;
  /** Navigates to another site, so that a page with unsaved changes can ask first. */
  switchSite: (siteId: string) => void;
  /** Shows a change at once and saves it. @throws AppError after rolling it back */
  changeSettings: (change: SettingsChange) => Promise<void>;
  /** The same for colors of the widgets. @throws AppError after rolling it back */
  changeTheme: (change: ThemeChange) => Promise<void>;
  /** Asks once whether this site is the merchant's, see {@link SessionController.confirmStore}. */
  confirmStore: () => Promise<boolean>;
  /** Loads the settings again. @throws AppError */
  reloadSettings: () => Promise<Settings>;
  /** Loads the widgets again. */
  reloadWidgets: () => Promise<void>;
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
    settings: open.settings,
    widgets: open.widgets,
    profile: account.profile,
    userId: account.userId,
    changeSettings: controller.changeSettings,
    changeTheme: controller.changeTheme,
    confirmStore: controller.confirmStore,
    reloadSettings: controller.reloadSettings,
    reloadWidgets: controller.reloadWidgets,
    switchSite(siteId) {
      if (siteId === open.site._id) return;
      // Filters and open records belong to the previous site.
      const [, page = ''] = window.location.pathname.split('/');
      goTo(`/${page}?siteId=${encodeURIComponent(siteId)}`);
    },
  };
}
