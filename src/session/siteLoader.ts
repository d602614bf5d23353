import { AppError, toAppError } from '../../dataProvider/errors';
import type { Settings } from '../../resources/settings';
import type { Widget } from '../../resources/widgets';
import { delay } from '../lib/timing/delay';
import type { SessionMachine } from './sessionMachine';
import type { Account, OpenSite, SessionPorts, Site, SiteNotice } from './sessionState';
import { createSettingsChanges, type SendChange, type SettingsChange, type SettingsChanges } from './settingsChanges';
import type { SiteClients } from './siteClients';

/** Colors of the site's widgets: only those that change. */
export type ThemeChange = Readonly<Record<string, string>>;

/** A site whose clients are open and whose first data are requested. */
export interface RequestedSite {
  siteId: string;
  clients: SiteClients;
  settings: Promise<Settings>;
  widgets: Promise<readonly Widget[]>;
  /** Resolves when the page's own data are loaded, or have failed. */
  pageData: Promise<void>;
}

/** What {@link SiteLoader.open} needs to know. */
interface SiteToOpen {
  account: Account;
  site: Site;
  notices: SiteNotice[];
  /** Null if nothing was requested yet. */
  requested: RequestedSite | null;
}

/** Opens sites and updates the loaded data of the open one. */
export interface SiteLoader {
  /** Requests the first data of a site. Never rejects; failures are reported by {@link open}. */
  request(siteId: string): Promise<RequestedSite>;
  /** @throws AppError if the site can't be opened; its clients are closed then */
  open(site: SiteToOpen, isCurrent: () => boolean): Promise<void>;
  /** Shows a change of settings at once and saves it. @throws AppError after rolling it back */
  changeSettings(change: SettingsChange): Promise<void>;
  /** The same for colors of the widgets, which have their own call. @throws AppError after rolling it back */
  changeTheme(change: ThemeChange): Promise<void>;
  /** Loads the settings again. @throws AppError */
  reloadSettings(): Promise<Settings>;
  reloadWidgets(): Promise<void>;
}

/** Milliseconds to wait for the page's own data after all else is loaded: a skeleton would only flash. */
const PAGE_DATA_WAIT_MS = 100;

export function createSiteLoader(
  { store, openClients, prefetchPageData, log }: SessionPorts,
  { state, transition, update, requestSignIn }: SessionMachine,
): SiteLoader {
  let changes: SettingsChanges | null = null;
  const changeSettings = async (requested: SettingsChange, send?: SendChange) => {
    try {
      await changes?.change(requested, send);
    } catch (error) {
      log('changing the settings', error);
      throw error;
    }
  };
  const getSettingsChanges = ({ settings, clients }: OpenSite) =>
    createSettingsChanges(settings, {
      save: (change) => clients.dataProvider.saveSettings(change),
      load: () => clients.dataProvider.loadSettings(),
      show(visibleSettings) {
        const now = state.get();
        if (now.kind === 'ready' && now.open.clients === clients)
          update({ open: { ...now.open, settings: visibleSettings } });
      },
    });

  const nullIfFailed = (loading: Promise<readonly Widget[]>): Promise<readonly Widget[] | null> =>
    loading.catch((error: unknown) => {
      log('widgets', error);
      return null;
    });

  const request = async (siteId: string): Promise<RequestedSite> => {
    const clients = await openClients(siteId, requestSignIn);
    const settings = clients.dataProvider.loadSettings();
    const widgets = clients.dataProvider.loadWidgets();
    // Handled by `open`; a guessed site may never be opened.
    for (const loading of [settings, widgets]) loading.catch(() => undefined);
    return { siteId, clients, settings, widgets, pageData: prefetchPageData(clients) };
  };

  /** Uses the responses for the guessed site. Requests that its old token failed are sent again with the new one. */
  const takeOrRequest = async (siteId: string, guessed: RequestedSite | null): Promise<RequestedSite> => {
    if (guessed?.siteId !== siteId) {
      guessed?.clients.close();
      return request(siteId);
    }
    const { dataProvider } = guessed.clients;
    return {
      ...guessed,
      settings: retryIfRefused(guessed.settings, () => dataProvider.loadSettings()),
      widgets: retryIfRefused(guessed.widgets, () => dataProvider.loadWidgets()),
    };
  };

  return {
    request,
    async open({ account, site, notices, requested }, isCurrent) {
      store.pin(site._id);
      const { clients, pageData, ...loading } = await takeOrRequest(site._id, requested);
      try {
        const [settings, widgets] = await Promise.all([loading.settings, nullIfFailed(loading.widgets)]);
        await Promise.race([pageData, delay(PAGE_DATA_WAIT_MS)]);
        if (!isCurrent()) return clients.close();
        clients.dataProvider.ping().catch((error: unknown) => log('housekeeping ping', error));
        const open: OpenSite = { site, settings, widgets, clients };
        changes = getSettingsChanges(open);
        const allNotices: SiteNotice[] = widgets ? [...notices] : [...notices, 'widgetsFailed'];
        if (store.requiresLinkCheck('notice')) allNotices.unshift('signedInByLink');
        transition({ kind: 'ready', account, open, notices: allNotices, signIn: 'in' });
      } catch (error) {
        clients.close();
        throw error;
      }
    },
    changeSettings: (requested) => changeSettings(requested),
    async reloadSettings() {
      if (!changes) throw new AppError({ kind: 'canceled' });
      return changes.reload();
    },
    async changeTheme(requested) {
      const now = state.get();
      if (now.kind !== 'ready') return;
      const { settings, clients } = now.open;
      await changeSettings({ widgetTheme: { ...Object(settings['widgetTheme']), ...requested } }, async () => {
        const { saveTheme } = await clients.dataProvider.storefrontCalls();
        return { widgetTheme: { ...Object(settings['widgetTheme']), ...(await saveTheme(requested)) } };
      });
    },
    async reloadWidgets() {
      const before = state.get();
      if (before.kind !== 'ready') return;
      const widgets = await nullIfFailed(before.open.clients.dataProvider.loadWidgets());
      const now = state.get();
      if (!widgets || now.kind !== 'ready' || now.open.clients !== before.open.clients) return;
      update({ open: { ...now.open, widgets }, notices: now.notices.filter((notice) => notice !== 'widgetsFailed') });
    },
  };
}

function retryIfRefused<Result>(loading: Promise<Result>, load: () => Promise<Result>): Promise<Result> {
  return loading.catch((error: unknown) => {
    if (toAppError(error).kind === 'auth') return load();
    throw error;
  });
}
