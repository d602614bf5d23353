import { expect, it } from 'vitest';
import { parseStoreAddress } from '../../../../src/lib/url/parseStoreAddress';

it.each([
  ['nordlys.example', 'nordlys.example'],
  [' HTTPS://Nordlys.Example/admin?a=1#b ', 'nordlys.example'],
  ['http://a-b.c1.example.', 'a-b.c1.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['a.co', 'a.co'],
  ['shop.x', 'shop.x'],
  ['shop.x1', 'shop.x1'],
  ['shop.1x', 'shop.1x'],
  ['nordlys.example/?back=https://other.example/', 'nordlys.example'],
  [`${'a'.repeat(63)}.${'b'.repeat(63)}`, `${'a'.repeat(63)}.${'b'.repeat(63)}`],
  [`${'a.'.repeat(123)}example`, `${'a.'.repeat(123)}example`],
])('reads the store address %j', (typed, host) => {
  expect(parseStoreAddress(typed)).toBe(host);
});

it.each([
  '',
  'nordlys',
  'two words.example',
  'nordlys..example',
  '-a.example',
  '127.0.0.1',
  '1.2',
  '[::1]',
  'nordlys.example:8080',
  'user@nordlys.example',
  ':secret@nordlys.example',
  'nord_lys.example',
  'nordlys.exam_ple',
  'nordlys-.example',
  'nordlys.-example',
  'nordlys.example-',
  'nordlys.example..',
  'a.b',
  `${'a'.repeat(64)}.example`,
  `shop.${'b'.repeat(64)}`,
  `${'a.'.repeat(124)}example`,
  'javascript:alert(1)',
  'ftp://nordlys.example',
  'https://',
])('refuses %j', (typed) => {
  expect(parseStoreAddress(typed)).toBeNull();
});
