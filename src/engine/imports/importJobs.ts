import type { ConsoleDataProvider } from '../../../dataProvider';
import type { ImportJob } from '../../../dataProvider/methods/imports';

/** Query options of the import jobs; null if the API has none. Shared by all components that show them. */
export function importJobsQuery(dataProvider: ConsoleDataProvider, siteId: string) {
  return {
    queryKey: ['importJobs', siteId],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<ImportJob[] | null> =>
      (await dataProvider.importCalls()).list(signal),
  };
}

/** Whether a job is queued or running. */
export const isJobInProgress = ({ status }: ImportJob): boolean => status === 'queued' || status === 'running';
