import type { Handler } from 'json-server';
import { randomSource } from './fixtures/randomSource';

/** Delays every response by `latency` ms, ±33%. */
export function latencyMiddleware(latency: number, seed: number): Handler {
  const random = randomSource(seed + 11);
  return (_request, _response, next) => {
    setTimeout(next, latency * (2 / 3 + random.next() * (2 / 3)));
  };
}

/** Fails a share of the requests, each with a different kind of failure. @param rate 0 to 1 */
export function randomFailureMiddleware(rate: number, seed: number): Handler {
  const random = randomSource(seed + 13);
  return (request, response, next) => {
    if (!/^\/(admin|auth)\//.test(request.path) || !random.chance(rate)) return next();
    const failures = [
      () => void response.status(500).json({ error: 'The server failed (on purpose).' }),
      () => void response.status(503).set('Retry-After', '1').json({ error: 'The server is busy (on purpose).' }),
      () => void response.status(502).type('html').send('<html><body><h1>502 Bad Gateway</h1></body></html>'),
      () => void request.socket.destroy(),
    ];
    random.pick(failures)();
  };
}
