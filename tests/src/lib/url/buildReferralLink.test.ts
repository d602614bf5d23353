import { expect, it } from 'vitest';
import { buildReferralLink } from '../../../../src/lib/url/buildLinks';

it.each([
  ['https://nordlys.example', ' ADA5 ', 'https://nordlys.example/?ref=ADA5'],
  ['http://nordlys.example/shop?a=1&ref=old#top', 'a&b=c', 'http://nordlys.example/shop?a=1&ref=a%26b%3Dc#top'],
  ['shop-1.example', 'ADA5', 'https://shop-1.example/?ref=ADA5'],
  [' shop-1.example/en?a=1 ', 'ADA5', 'https://shop-1.example/en?a=1&ref=ADA5'],
])('[CUS-07] adds the code to %j', (website, code, link) => {
  expect(buildReferralLink(website, code)).toBe(link);
});

it.each([
  [null, 'ADA5'],
  ['', 'ADA5'],
  ['mailto:kim@nordlys.example', 'ADA5'],
  ['mailto:https:@nordlys.example', 'ADA5'],
  ['javascript:alert(1)', 'ADA5'],
  ['https://nordlys.example', null],
  ['https://nordlys.example', ''],
  ['https://nordlys.example', ' '],
])('has no link for %j and %j', (website, code) => {
  expect(buildReferralLink(website, code)).toBeNull();
});
