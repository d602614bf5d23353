import type { Session } from '../../dataProvider/methods/session';
import type { Settings } from '../../resources/settings';
import type { Widget } from '../../resources/widgets';
import { useGoTo } from '../ui/pageRouter';
import { useSession, useSessionState } from './SessionContext';
import type { Site } from './sessionState';
import type { SettingsChange } from './settingsChanges';
import type { ThemeChange } from './siteOpening';

/** The shop that is open, and who opened it. */
export interface OpenShop {
  site: Site;
  /** Every shop that can be opened, this one among them. */
  sites: readonly Site[];
  settings: Settings;
  /** Null when they could not be read. */
  widgets: readonly Widget[] | null;
  profile: Session['profile'];
  userId: string | null;
  /** Goes to another shop, by the address: a page with unsaved changes is asked first, as at every navigation. */
  switchSite: (siteId: string) => void;
  /** Shown at once, then saved. @throws AppError after the change was taken back */
  changeSettings: (change: SettingsChange) => Promise<void>;
  /** The same for colours of the widgets. @throws AppError after the change was taken back */
  changeTheme: (change: ThemeChange) => Promise<void>;
  /** The settings as the server has them now; they are shown from then on. @throws AppError */
  reloadSettings: () => Promise<Settings>;
  /** Reads the widgets anew. */
  reloadWidgets: () => Promise<void>;
}

/** @throws Error outside the pages that need an open shop */
export function useSite(): OpenShop {
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
    reloadSettings: controller.reloadSettings,
    reloadWidgets: controller.reloadWidgets,
    switchSite(siteId) {
      // Filters and open records belong to the shop that is left.
      const [, page = ''] = window.location.pathname.split('/');
      goTo(`/${page}?siteId=${encodeURIComponent(siteId)}`);
    },
  };
}
