import type { AppError } from './errors';

/** Statuses that tell of a call that the provider does not have. */
const missing: readonly (number | null)[] = [404, 405, 501];

/** Whether a failure tells that the provider does not have an optional call at all. */
export const isMissingCall = ({ status }: AppError): boolean => missing.includes(status);
