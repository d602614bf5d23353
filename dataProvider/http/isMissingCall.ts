import type { AppError } from '../errors';

/** Statuses of calls that the API does not implement. */
export const missingStatuses: readonly (number | null)[] = [404, 405, 501];

/** Checks if an error means that the API does not implement an optional call. */
export const isMissingCall = ({ status }: AppError): boolean => missingStatuses.includes(status);
