import { expect, it } from 'vitest';
import { parseStoreAddress } from '../../../../src/lib/url/parseStoreAddress';

it.each([
  ['nordlys.example', 'nordlys.example'],
  [' HTTPS://Nordlys.Example/admin?a=1#b ', 'nordlys.example'],
  ['http://a-b.c1.example.', 'a-b.c1.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
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
  'javascript:alert(1)',
  'ftp://nordlys.example',
  'https://',
])('refuses %j', (typed) => {
  expect(parseStoreAddress(typed)).toBeNull();
});
