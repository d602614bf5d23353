/** Placeholder for missing values. */
export const EMPTY_PLACEHOLDER = '—';
