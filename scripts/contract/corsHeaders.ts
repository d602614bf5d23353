/** Response headers that the console needs from a backend of another origin, as documented. */

/** Headers of every response. */
export const exposedHeaders = ['Retry-After', 'Date'];

/** Headers of the response to a preflight. */
export const allowedMethods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];
export const allowedHeaders = ['Authorization', 'Content-Type', 'Idempotency-Key'];
const PREFLIGHT_SECONDS = 7200;

/** Lines for every response. */
export const formatResponseHeaders = (origin: string) =>
  [`Access-Control-Allow-Origin: ${origin}`, `Access-Control-Expose-Headers: ${exposedHeaders.join(', ')}`].join('\n');

/** Further lines for the response to a preflight. */
export const formatPreflightHeaders = () =>
  [
    `Access-Control-Allow-Methods: ${allowedMethods.join(', ')}`,
    `Access-Control-Allow-Headers: ${allowedHeaders.join(', ')}`,
    `Access-Control-Max-Age: ${PREFLIGHT_SECONDS}`,
  ].join('\n');
