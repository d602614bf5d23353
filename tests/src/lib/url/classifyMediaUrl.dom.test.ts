import { expect, it } from 'vitest';
import { classifyMediaUrl } from '../../../../src/lib/url/classifyMediaUrl';

const mediaUrls = ['https://media.nordlys.example/files/', 'https://cdn.nordlys.example'];

it.each([
  ['own', 'https://media.nordlys.example/a.png'],
  ['own', ' HTTPS://media.nordlys.example/other/b.png '],
  ['own', 'https://cdn.nordlys.example/files/1/photo.jpg?v=1'],
  ['own', `${window.location.origin}/c.png`],
  ['foreign', 'http://media.nordlys.example/a.png'],
  ['foreign', 'https://media.nordlys.example.evil.example/a.png'],
  ['foreign', 'https://nordlys.example/a.png'],
])('is %s: %j', (kind, raw) => {
  const { href, host } = new URL(raw);
  expect(classifyMediaUrl(raw, mediaUrls)).toEqual(kind === 'own' ? { kind, url: href } : { kind, url: href, host });
});

it.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'mailto:kim@nordlys.example',
  'mailto:https:@media.nordlys.example',
  'a.png',
  '',
  null,
  7,
])('is unsafe: %j', (raw) => {
  expect(classifyMediaUrl(raw, mediaUrls)).toEqual({ kind: 'unsafe' });
});

it.each(['', '/media'])('only trusts its own origin if the media host is %j', (configured) => {
  expect(classifyMediaUrl('https://media.nordlys.example/a.png', [configured]).kind).toBe('foreign');
  expect(classifyMediaUrl(`${window.location.origin}/c.png`, [configured]).kind).toBe('own');
});
