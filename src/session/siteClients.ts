import { QueryClient } from '@tanstack/react-query';
import { type ConsoleDataProvider, createDataProvider } from '../../dataProvider';
import { AppError } from '../../dataProvider/errors';
import { createHttp, type Http, type HttpOptions } from '../../dataProvider/http';
import type { UploadHosts } from '../../dataProvider/uploadTarget';

/** What talks to one site, with that site's token alone, and keeps what it answered. */
export interface SiteClients {
  siteId: string;
  dataProvider: ConsoleDataProvider;
  queryClient: QueryClient;
  /** Drops what was read; nothing more is sent, and writes that were sent run to their end with their own token. */
  close(): void;
}

/** Clients of one site. Reads are repeated by the HTTP layer alone, writes never. */
export function createSiteClients(siteId: string, http: HttpOptions, hosts: UploadHosts): SiteClients {
  let isClosed = false;
  const renew = () => (isClosed || !http.renew ? Promise.resolve(false) : http.renew());
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: true, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  const send = createHttp({ ...http, renew });
  const sendWhileOpen: Http = (request) =>
    isClosed ? Promise.reject(new AppError({ kind: 'cancelled' })) : send(request);
  return {
    siteId,
    dataProvider: createDataProvider(sendWhileOpen, hosts),
    queryClient,
    close() {
      isClosed = true;
      void queryClient.cancelQueries();
      queryClient.clear();
    },
  };
}
