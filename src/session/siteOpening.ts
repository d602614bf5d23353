import { AppError } from '../../dataProvider/errors';
import type { Settings } from '../../resources/settings';
import type { Widget } from '../../resources/widgets';
import { passed } from '../lib/passed';
import type { SessionMoves } from './sessionMoves';
import type { SessionPorts } from './sessionPorts';
import type { Account, OpenSite, Site, SiteNotice } from './sessionState';
import { createSettingsChanges, type SendChange, type SettingsChange, type SettingsChanges } from './settingsChanges';
import type { SiteClients } from './siteClients';

/** Colours of the shop's widgets: only those that change. */
export type ThemeChange = Readonly<Record<string, string>>;

/** Opens shops, and keeps what was read of the open one. */
export interface SiteOpening {
  /** @throws AppError when the shop cannot be opened; then nothing of it stays open */
  open(owner: Account, site: Site, notices: SiteNotice[], isCurrent: () => boolean): Promise<void>;
  /** Shows a change of settings at once and saves it. @throws AppError after taking it back */
  changeSettings(change: SettingsChange): Promise<void>;
  /** The same for colours of the widgets, which have a call of their own. @throws AppError after taking it back */
  changeTheme(change: ThemeChange): Promise<void>;
  /** The settings as the server has them now; they are shown from then on. @throws AppError */
  reloadSettings(): Promise<Settings>;
  reloadWidgets(): Promise<void>;
}

/** Milliseconds that what the page shows first is waited for, once all else is there: a skeleton would flash in them. */
const firstReadTime = 100;

export function createSiteOpening(
  { store, openClients, readFirst, log }: SessionPorts,
  { state, move, update, askForSignIn }: SessionMoves,
): SiteOpening {
  let changes: SettingsChanges | null = null;
  const changeOf = async (wanted: SettingsChange, send?: SendChange) => {
    try {
      await changes?.change(wanted, send);
    } catch (error) {
      log('changing the settings', error);
      throw error;
    }
  };
  const settingsChangesOf = ({ settings, clients }: OpenSite) =>
    createSettingsChanges(settings, {
      save: (change) => clients.dataProvider.saveSettings(change),
      load: () => clients.dataProvider.loadSettings(),
      show(shown) {
        const now = state.get();
        if (now.kind === 'ready' && now.open.clients === clients) update({ open: { ...now.open, settings: shown } });
      },
    });

  async function loadWidgets({ dataProvider }: SiteClients): Promise<readonly Widget[] | null> {
    try {
      return await dataProvider.loadWidgets();
    } catch (error) {
      log('widgets', error);
      return null;
    }
  }

  return {
    async open(owner, site, notices, isCurrent) {
      store.pin(site._id);
      const clients = await openClients(site._id, askForSignIn);
      try {
        const { dataProvider } = clients;
        const isRead = readFirst(clients);
        const [settings, widgets] = await Promise.all([dataProvider.loadSettings(), loadWidgets(clients)]);
        await Promise.race([isRead, passed(firstReadTime)]);
        if (!isCurrent()) return clients.close();
        dataProvider.ping().catch((error: unknown) => log('housekeeping ping', error));
        if (!widgets) notices.push('widgetsFailed');
        const opened: OpenSite = { site, settings, widgets, clients };
        changes = settingsChangesOf(opened);
        move({ kind: 'ready', account: owner, open: opened, notices, signIn: 'in' });
      } catch (error) {
        clients.close();
        throw error;
      }
    },
    changeSettings: (wanted) => changeOf(wanted),
    async reloadSettings() {
      if (!changes) throw new AppError({ kind: 'cancelled' });
      return changes.reload();
    },
    async changeTheme(wanted) {
      const now = state.get();
      if (now.kind !== 'ready') return;
      const { settings, clients } = now.open;
      await changeOf({ widgetTheme: { ...Object(settings['widgetTheme']), ...wanted } }, async () => {
        const { saveTheme } = await clients.dataProvider.storefrontCalls();
        return { widgetTheme: { ...Object(settings['widgetTheme']), ...(await saveTheme(wanted)) } };
      });
    },
    async reloadWidgets() {
      const before = state.get();
      if (before.kind !== 'ready') return;
      const widgets = await loadWidgets(before.open.clients);
      const now = state.get();
      if (!widgets || now.kind !== 'ready' || now.open.clients !== before.open.clients) return;
      update({ open: { ...now.open, widgets }, notices: now.notices.filter((one) => one !== 'widgetsFailed') });
    },
  };
}
