import { useEffect, useState } from 'react';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import { useSession } from '../SessionContext';
import type { SiteClients } from '../siteClients';

/** Clients of a site of the merchant's, with that site's own token. */
interface StoreClients {
  /** Null until they are open. */
  clients: SiteClients | null;
  error: AppError | null;
}

/** Opens the clients of a site, which need not be the open one. */
export function useStoreClients(siteId: string): StoreClients {
  const session = useSession();
  const [opened, setOpened] = useState<StoreClients & { siteId: string }>({ siteId, clients: null, error: null });
  useEffect(() => {
    let isCurrent = true;
    const show = (result: StoreClients) => {
      if (isCurrent) setOpened({ siteId, ...result });
    };
    session.clientsOf(siteId).then(
      (clients) => show({ clients, error: null }),
      (thrown: unknown) => show({ clients: null, error: toAppError(thrown) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [session, siteId]);
  return opened.siteId === siteId ? opened : { clients: null, error: null };
}
