import type { Handler } from 'json-server';
import { randomSource } from './fixtures/randomSource';

/** Makes every answer wait, give or take a third. @param latency milliseconds */
export function answerLate(latency: number, seed: number): Handler {
  const random = randomSource(seed + 11);
  return (_request, _response, next) => {
    setTimeout(next, latency * (2 / 3 + random.next() * (2 / 3)));
  };
}

/** Lets a share of the calls fail, each in one of the ways a provider fails. @param rate 0 to 1 */
export function failSometimes(rate: number, seed: number): Handler {
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
