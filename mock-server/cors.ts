import type { Handler } from 'json-server';

/** Localhost, on any port. */
const local = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** CORS middleware. @param origins allowed besides localhost, such as 'https://console.example' */
export function corsMiddleware(origins: readonly string[]): Handler {
  return (request, response, next) => {
    const origin = request.get('origin');
    response.set('Vary', 'Origin');
    if (origin !== undefined && (local.test(origin) || origins.includes(origin))) {
      response.set('Access-Control-Allow-Origin', origin);
      response.set('Access-Control-Expose-Headers', 'Retry-After, Date');
      if (request.method === 'OPTIONS') {
        response.set('Access-Control-Allow-Methods', 'GET, POST, PATCH, PUT, DELETE');
        response.set('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key');
        response.set('Access-Control-Max-Age', '7200');
      }
    }
    if (request.method === 'OPTIONS') {
      response.status(204).end();
      return;
    }
    next();
  };
}
