import type { AppError } from '../errors';

/** Statuses of calls that the API does not implement. */
const missing: readonly (number | null)[] = [404, 405, 501];

/** Checks if an error means that the API does not implement an optional call. */
export const isMissingCall = ({ status }: AppError): boolean => missing.includes(status);
