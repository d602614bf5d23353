import { expect, it } from 'vitest';
import { parseSession } from '../../../dataProvider/session/storedSession';

const stored = { userId: 'u1', tokens: { s1: 'T1' }, lastSite: 's1', signInToken: 'login' };
const parse = (change: object) => parseSession(JSON.stringify({ ...stored, ...change }));

it('is read as it was stored', () => {
  expect(parse({ v: 1, other: 5 })).toEqual(stored);
});

it.each([
  ['a user id that is no text', { userId: 5 }, { userId: null }],
  ['a last site that is no text', { lastSite: ['s1'] }, { lastSite: null }],
  ['an empty last site', { lastSite: '' }, { lastSite: null }],
  ['a last site with a line break', { lastSite: 's1\n' }, { lastSite: null }],
  ['an invalid sign-in token', { signInToken: 'a b' }, { signInToken: null }],
  ['tokens that are a list', { tokens: ['T1'] }, { tokens: {} }],
  ['tokens that are a text', { tokens: 'T1' }, { tokens: {} }],
  ['an invalid token', { tokens: { s1: 'a b', s2: 'T2' } }, { tokens: { s2: 'T2' } }],
  ['a token without a site', { tokens: { '': 'T1', s2: 'T2' } }, { tokens: { s2: 'T2' } }],
  ['a site with a control character', { tokens: { 's\u0000': 'T1', s2: 'T2' } }, { tokens: { s2: 'T2' } }],
])('loses only %s', (_what, change, expected) => {
  expect(parse(change)).toEqual({ ...stored, ...expected });
});

it('has site ids of up to 200 characters', () => {
  const longest = 'x'.repeat(200);
  expect(parse({ lastSite: longest, tokens: { [longest]: 'T1', [`${longest}x`]: 'T2' } })).toEqual({
    ...stored,
    lastSite: longest,
    tokens: { [longest]: 'T1' },
  });
  expect(parse({ lastSite: `${longest}x` })?.lastSite).toBeNull();
});

it('needs a token, of a site or of the sign-in', () => {
  expect(parse({ tokens: {} })?.signInToken).toBe('login');
  expect(parse({ signInToken: null })?.tokens).toEqual({ s1: 'T1' });
  expect(parse({ tokens: {}, signInToken: null })).toBeNull();
  expect(parseSession(null)).toBeNull();
});

it('is read up to a million characters', () => {
  const text = JSON.stringify(stored);
  expect(parseSession(text.padEnd(1_000_000))).toEqual(stored);
  expect(parseSession(text.padEnd(1_000_001))).toBeNull();
});

it.each([
  ['4,096 characters', 'x'.repeat(4096), true],
  ['more', 'x'.repeat(4097), false],
  ['every printable character', Array.from({ length: 94 }, (_, at) => String.fromCharCode(126 - at)).join(''), true],
  ['a word like null in it', 'nullified', true],
  ['a word like null at its end', 'x-null', true],
  ['a bracket in it', 'a{b}', true],
  ['only null', 'null', false],
  ['only true', 'true', false],
  ['only false', 'false', false],
  ['only NaN', 'NaN', false],
  ['a printed object', '[object', false],
  ['a quotation mark first', "'T1'", false],
  ['a space first', ' T1', false],
  ['a line break last', 'T1\n', false],
  ['an accent', 'é1', false],
])('has a sign-in token with %s or not', (_what, token, isValid) => {
  expect(parse({ signInToken: token })?.signInToken).toBe(isValid ? token : null);
});
