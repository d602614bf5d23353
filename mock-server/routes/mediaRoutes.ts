import { readFileSync } from 'node:fs';
import type { App } from 'json-server';
import { notFoundError } from '../httpError';

/** Generated images of attachments, products, avatars, and app icons, and one short video. Requires no token. */
export function mediaRoutes(app: App): void {
  const clip = readFileSync(new URL('../fixtures/turning.webm', import.meta.url));
  app.get('/media/clips/turning.webm', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=3600');
    response.type('video/webm').send(clip);
  });
  app.get('/media/:kind/:name', (request, response) => {
    const draw = drawings[request.params['kind'] ?? ''];
    const number = /^(\d{1,6})\.svg$/.exec(request.params['name'] ?? '')?.[1];
    if (!draw || number === undefined) throw notFoundError('picture');
    response.set('Cache-Control', 'public, max-age=3600');
    response.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    response.set('X-Content-Type-Options', 'nosniff');
    response.type('image/svg+xml').send(draw(Number(number)));
  });
}

/** Placeholder image of a product, varied by its index. */
function drawProduct(n: number): string {
  const hue = getHue(n + 1);
  const width = 16 + (n % 5) * 4;
  const height = 18 + (n % 4) * 5;
  const left = 32 - width / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 64 64"><rect width="64" height="64" fill="hsl(${hue} 24% 90%)"/><path d="M0 50h64v14H0z" fill="hsl(${hue} 18% 80%)"/><rect x="${left}" y="${52 - height}" width="${width}" height="${height}" rx="${(n * 3) % 12}" fill="hsl(${hue} 36% 48%)"/><rect x="${left + 3}" y="${55 - height}" width="${width - 6}" height="3" rx="1.5" fill="hsl(${hue} 44% 70%)"/></svg>`;
}

const hues = [168, 32, 262, 8, 204, 96, 320, 48];
const getHue = (n: number) => hues[n % hues.length] ?? 0;

const drawings: Readonly<Record<string, (n: number) => string>> = {
  pictures: (n) => {
    const [hue, turn] = [getHue(n), (n * 37) % 90];
    return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="${n % 3 === 0 ? 480 : 800}" viewBox="0 0 64 ${n % 3 === 0 ? 48 : 80}"><rect width="64" height="80" fill="hsl(${hue} 28% 86%)"/><g transform="rotate(${turn} 32 30)"><rect x="18" y="16" width="28" height="28" rx="${n % 14}" fill="hsl(${hue} 34% 46%)"/><circle cx="32" cy="30" r="${6 + (n % 7)}" fill="hsl(${hue} 42% 72%)"/></g></svg>`;
  },
  products: drawProduct,
  icons: (n) => {
    const hue = getHue(n);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64"><rect width="64" height="64" fill="hsl(${hue} 79% 20%)"/><path d="M32 12l5.2 14.8L52 32l-14.8 5.2L32 52l-5.2-14.8L12 32l14.8-5.2z" fill="hsl(${hue} 40% 88%)"/></svg>`;
  },
  avatars: (n) => {
    const hue = getHue(n + 3);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24"><rect width="24" height="24" fill="hsl(${hue} 30% 82%)"/><circle cx="12" cy="9.5" r="4.5" fill="hsl(${hue} 32% 40%)"/><path d="M3 24a9 8.5 0 0 1 18 0" fill="hsl(${hue} 32% 40%)"/></svg>`;
  },
};
