import { MutationCache } from '@tanstack/react-query';
import { type ConsoleDataProvider, createDataProvider } from '../../dataProvider';
import { AppError, toAppError } from '../../dataProvider/errors';
import { createHttp, type Http, type HttpOptions, type HttpRequest } from '../../dataProvider/http/http';
import { isMissingCall } from '../../dataProvider/http/isMissingCall';
import type { UploadHosts } from '../../dataProvider/methods/uploadTarget';
import { ConsoleQueryClient } from '../../dataProvider/writes/consoleQueryClient';
import { createAttemptStore } from '../engine/drafts/attemptStore';
import { createFindingStore, type FindingStore } from '../engine/findings/findingStore';
import { createWriteHistory, type WriteHistory } from '../engine/history/writeHistory';
import { recordError } from '../lib/storage/supportFacts';

/** The API clients and caches of one site, which only ever use that site's token. */
export interface SiteClients {
  siteId: string;
  dataProvider: ConsoleDataProvider;
  queryClient: ConsoleQueryClient;
  history: WriteHistory;
  findings: FindingStore;
  /** Called if a write fails that was still running at {@link close}: nothing of the site is there to show it. */
  onLateFailure(listener: (error: Error) => void): void;
  /** Sends the writes that can still be undone and clears the cache. Later requests are refused; running writes are finished. */
  close(): void;
}

/**
 * Creates the clients of one site. Reads are retried by the HTTP layer alone, writes never.
 * @param userId the user whose history the writes are stored in
 */
export function createSiteClients(
  siteId: string,
  http: HttpOptions,
  hosts: UploadHosts,
  userId: () => string = () => '',
): SiteClients {
  let isClosed = false;
  let lateFailure: ((error: Error) => void) | null = null;
  /** Outlives the session, so that writes made before a sign-out still arrive. */
  let lastToken: string | null = null;
  const token = () => {
    if (isClosed) return lastToken;
    const current = http.token();
    lastToken = current ?? lastToken;
    return current;
  };
  const renew = () => (isClosed || !http.renew ? Promise.resolve(false) : http.renew());
  const queryClient = new ConsoleQueryClient({
    mutationCache: new MutationCache({
      onError: (error) => {
        if (isClosed && toAppError(error).kind !== 'canceled') lateFailure?.(error);
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 15_000,
        refetchOnWindowFocus: true,
        networkMode: 'always',
        // With this mode, React Query would leave it out.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  const request = createHttp({ ...http, token, renew });
  const send: Http = (sent) =>
    request(sent).catch((thrown: unknown) => {
      recordFailedRequest(sent, thrown);
      throw thrown;
    });
  const sendWhileOpen: Http = (request) =>
    isClosed && !queryClient.isWriting() ? Promise.reject(new AppError({ kind: 'canceled' })) : send(request);
  const getScope = () => `${userId()}.${siteId}`;
  const history = createWriteHistory(getScope);
  const findings = createFindingStore();
  return {
    siteId,
    dataProvider: createDataProvider(sendWhileOpen, hosts, undefined, undefined, {
      siteId,
      queryClient,
      beginWrite: history.begin,
      onFinding: findings.add,
      attempts: createAttemptStore(getScope),
    }),
    queryClient,
    history,
    findings,
    onLateFailure(listener) {
      lateFailure = listener;
    },
    close() {
      token();
      isClosed = true;
      history.undoable.sendAll();
      void queryClient.cancelQueries();
      queryClient.getQueryCache().clear();
    },
  };
}

/** Records a failed request for support, without its data. Leaves out canceled ones and reads of optional calls. */
function recordFailedRequest({ method, path }: HttpRequest, thrown: unknown): void {
  const error = toAppError(thrown);
  if (error.kind === 'canceled' || (method === 'GET' && isMissingCall(error))) return;
  recordError(`${method} ${path}: ${error.kind} ${error.status ?? ''}`.trim());
}
