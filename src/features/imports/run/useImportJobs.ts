import { useGetList } from 'ra-core';
import { allRecords } from '../../../../dataProvider/recordQueries';
import type { ImportJob } from '../../../../resources/imports/importJob';
import { isJobInProgress } from '../../../../resources/imports/isJobInProgress';
import type { RecordOf } from '../../../../resources/recordKinds';

const REFETCH_INTERVAL_MS = 5_000;

interface ImportJobsOptions {
  enabled?: boolean;
  /** Whether the progress of a job is shown. All by default. */
  isShown?: (job: ImportJob) => boolean;
}

/** The import jobs of the API. They are fetched again while a job that is shown is in progress. */
export const useImportJobs = ({ enabled = true, isShown = () => true }: ImportJobsOptions = {}) =>
  useGetList<RecordOf<'import-jobs'>>('import-jobs', allRecords(), {
    enabled,
    refetchInterval: ({ state }) =>
      state.data?.data?.some((job) => isJobInProgress(job) && isShown(job)) ? REFETCH_INTERVAL_MS : false,
  });
