import { toAppError } from '../../dataProvider/errors';
import { recordsQuery, settingsQuery } from '../../dataProvider/recordQueries';
import { delay } from '../lib/timing/delay';
import type { SessionMachine } from './sessionMachine';
import type { Account, SessionPorts, Site, SiteNotice } from './sessionState';
import type { SiteClients } from './siteClients';

/** A site whose clients are open and whose first data are requested. */
export interface RequestedSite {
  siteId: string;
  clients: SiteClients;
  settings: Promise<unknown>;
  widgets: Promise<unknown>;
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

/** Opens sites. */
export interface SiteLoader {
  /** Requests the first data of a site. Never rejects; failures are reported by {@link open}. */
  request(siteId: string): Promise<RequestedSite>;
  /** @throws AppError if the site can't be opened; its clients are closed then */
  open(site: SiteToOpen, isCurrent: () => boolean): Promise<void>;
}

/** Milliseconds to wait for the page's own data after all else is loaded: a skeleton would only flash. */
const PAGE_DATA_WAIT_MS = 100;

export function createSiteLoader(
  { store, openClients, prefetchPageData, log }: SessionPorts,
  { transition, requestSignIn }: SessionMachine,
): SiteLoader {
  const request = async (siteId: string): Promise<RequestedSite> => {
    const clients = await openClients(siteId, requestSignIn);
    const settings = fetchSettings(clients);
    const widgets = fetchWidgets(clients);
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
    const { clients } = guessed;
    return {
      ...guessed,
      settings: retryIfRefused(guessed.settings, () => fetchSettings(clients)),
      widgets: retryIfRefused(guessed.widgets, () => fetchWidgets(clients)),
    };
  };

  return {
    request,
    async open({ account, site, notices, requested }, isCurrent) {
      store.pin(site._id);
      const { clients, pageData, settings, widgets } = await takeOrRequest(site._id, requested);
      try {
        const loadingWidgets = widgets.then(
          () => true,
          (error: unknown) => log('widgets', error),
        );
        const [hasWidgets] = await Promise.all([loadingWidgets, settings]);
        await Promise.race([pageData, delay(PAGE_DATA_WAIT_MS)]);
        if (!isCurrent()) return clients.close();
        clients.dataProvider.ping().catch((error: unknown) => log('housekeeping ping', error));
        const allNotices: SiteNotice[] = hasWidgets ? [...notices] : [...notices, 'widgetsFailed'];
        if (store.requiresLinkCheck('notice')) allNotices.unshift('signedInByLink');
        transition({ kind: 'ready', account, open: { site, clients }, notices: allNotices, signIn: 'in' });
      } catch (error) {
        clients.close();
        throw error;
      }
    },
  };
}

/** Reads the settings into the cache. @throws AppError */
const fetchSettings = ({ siteId, dataProvider, queryClient }: SiteClients) =>
  queryClient.fetchQuery(settingsQuery(dataProvider, siteId));

/** Reads the widgets into the cache. @throws AppError */
const fetchWidgets = ({ dataProvider, queryClient }: SiteClients) =>
  queryClient.fetchQuery(recordsQuery(dataProvider, 'widgets'));

function retryIfRefused<Result>(loading: Promise<Result>, load: () => Promise<Result>): Promise<Result> {
  return loading.catch((error: unknown) => {
    if (toAppError(error).kind === 'auth') return load();
    throw error;
  });
}
