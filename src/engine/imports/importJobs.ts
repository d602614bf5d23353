import type { ConsoleDataProvider } from '../../../dataProvider';
import type { ImportJob } from '../../../dataProvider/methods/imports';

/** Imports as the provider tells of them; null where it tells nothing. Whoever shows them shares one answer. */
export function importJobsQuery(dataProvider: ConsoleDataProvider, siteId: string) {
  return {
    queryKey: ['importJobs', siteId],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ImportJob[] | null> =>
      (await dataProvider.importCalls()).list(signal),
  };
}

/** Whether the provider still works on it. */
export const isUnderWay = ({ status }: ImportJob): boolean => status === 'queued' || status === 'running';
