import type { ImportJob } from './importJob';

/** Whether a job is queued or running. Apart from the shape of jobs, which the dashboard doesn't load. */
export const isJobInProgress = ({ status }: ImportJob): boolean => status === 'queued' || status === 'running';
