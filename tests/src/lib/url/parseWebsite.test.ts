import { expect, it } from 'vitest';
import { parseWebsite } from '../../../../src/lib/url/parseWebsite';

it.each([
  ['shop-1.example', 'https://shop-1.example/'],
  [' www.shop.example/en ', 'https://www.shop.example/en'],
  ['Shop.Example', 'https://shop.example/'],
  ['bücher.example', 'https://xn--bcher-kva.example/'],
  ['http://shop.example', 'http://shop.example/'],
  ['HTTPS://shop.example/a', 'https://shop.example/a'],
  ['http://localhost:3000', 'http://localhost:3000/'],
])('reads the website %j', (stored, url) => {
  expect(parseWebsite(stored)).toBe(url);
});

it.each([
  null,
  undefined,
  7,
  '',
  ' ',
  'nordlys',
  'My shop',
  'localhost:3000',
  '1.2',
  '127.0.0.1',
  'kim@shop.example',
  'mailto:kim@shop.example',
  'javascript:alert(1)',
  'ftp://shop.example',
  'data:text/html,a.b',
  'https://user:secret@shop.example',
])('has no website for %j', (stored) => {
  expect(parseWebsite(stored)).toBeNull();
});
