import type { ImportJob } from '../../../resources/imports/importJob';

/** Whether a job is queued or running. */
export const isJobInProgress = ({ status }: ImportJob): boolean => status === 'queued' || status === 'running';
