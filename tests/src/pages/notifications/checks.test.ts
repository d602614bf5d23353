import { describe, expect, it } from 'vitest';
import { templateKeys } from '../../../../resources/templates/templateKeys';
import { isTemplateVariable, neededBy, variablesOf } from '../../../../resources/templates/variables';
import { checkTemplate, type Problem } from '../../../../src/pages/notifications/checks/checkTemplate';
import { fill, placeholdersIn } from '../../../../src/pages/notifications/markup/placeholders';
import { plainText } from '../../../../src/pages/notifications/markup/plainText';

const unsubscribe = '<a href="{{unsubscribeUrl}}">Unsubscribe</a>';

function problemsOf(html: string, { subject = 'Hello', needed = [] as readonly string[] } = {}): readonly Problem[] {
  const known = new Set(['firstName', 'points', 'unsubscribeUrl']);
  return checkTemplate({ subject, html }, { known, needed, filledSubject: subject });
}

/** Kinds, and the text at the place that is told. */
const told = (html: string, options?: Parameters<typeof problemsOf>[1]) =>
  problemsOf(html, options).map(({ kind, of, at }) => [
    kind,
    at && (of === 'html' ? html : (options?.subject ?? 'Hello')).slice(at.from, at.to),
  ]);

describe('what may be wrong with an e-mail', () => {
  it('is nothing where nothing is', () => {
    const html = `<p>Hi {{ firstName|there }}, {{points}}</p><img src="a.png" alt=""><a href="https://a.example">a</a><a href="mailto:a@b.example">b</a>${unsubscribe}`;
    expect(problemsOf(html, { subject: '{{firstName}}', needed: ['points'] })).toEqual([]);
  });

  it.each([
    ['a variable that nobody fills in', `<p title="{{nme}}">a</p>${unsubscribe}`, 'unknownVariable', '{{nme}}'],
    ['braces that are not closed', `<p>{{firstName</p>${unsubscribe}`, 'brokenBraces', '{{firstName'],
    ['a brace too few', `<p>{firstName}}</p>${unsubscribe}`, 'brokenBraces', '{firstName}}'],
    ['a link to nowhere', `<a href="">a</a>${unsubscribe}`, 'badLink', '<a href="">'],
    ['a link without http', `<a href="www.shop.example">a</a>${unsubscribe}`, 'badLink', '<a href="www.shop.example">'],
    [
      'a link that is a program',
      `<a href="javascript:x()">a</a>${unsubscribe}`,
      'badLink',
      '<a href="javascript:x()">',
    ],
    ['an image without words', `<img src="a.png">${unsubscribe}`, 'noAlt', '<img src="a.png">'],
    ['an image without an address', `<img src="" alt="x">${unsubscribe}`, 'noImage', '<img src="" alt="x">'],
    ['no way to unsubscribe', '<p>Hi</p>', 'noUnsubscribe', null],
    ['no text', ' ', 'noText', ''],
    ['more than is shown', `<p>${'é'.repeat(52_300)}</p>${unsubscribe}`, 'tooLarge', null],
  ])('is %s', (_name, html, kind, place) => {
    expect(told(html)).toEqual([[kind, place]]);
  });

  it('is a subject that is missing, or longer than it is shown', () => {
    expect(told(unsubscribe, { subject: ' ' })).toEqual([['noSubject', '']]);
    expect(told(unsubscribe, { subject: 'long '.repeat(13) })).toEqual([['longSubject', '']]);
    expect(told(unsubscribe, { subject: 'é'.repeat(60) })).toEqual([]);
  });

  it('is a variable without which the e-mail says nothing; the subject may say it', () => {
    expect(problemsOf(unsubscribe, { needed: ['points'] })).toMatchObject([
      { kind: 'missingVariable', about: 'points' },
    ]);
    expect(problemsOf(unsubscribe, { subject: '{{points}}', needed: ['points'] })).toEqual([]);
  });

  it('has what is broken before what could be better', () => {
    expect(told('<img src="a"><a href="#">a</a>').map(([kind]) => kind)).toEqual(['badLink', 'noAlt', 'noUnsubscribe']);
  });
});

describe('variables', () => {
  it('are declared for every e-mail, and what it needs is among them', () => {
    for (const key of templateKeys) {
      expect(variablesOf(key).every(isTemplateVariable)).toBe(true);
      expect(variablesOf(key)).toEqual(expect.arrayContaining([...neededBy(key)]));
      expect(new Set(variablesOf(key)).size).toBe(variablesOf(key).length);
    }
  });

  it('are filled in where they are known, else by the words behind the line', () => {
    const values = { firstName: 'Ann & Bo', points: '' };
    const html = '{{firstName}} {{ points | none }} {{other}} {{#if points}}';
    expect(fill(html, values, (value) => value.replace('&', '&amp;'))).toBe(
      'Ann &amp; Bo none {{other}} {{#if points}}',
    );
    expect(placeholdersIn(html).map(({ name }) => name)).toEqual(['firstName', 'points', 'other']);
  });
});

describe('the plain text of an e-mail', () => {
  it('has its words, its links and what its images show', () => {
    const html = `<head><title>T</title></head><body><h1>Hi</h1><p>One\n  two<br>three &amp; <a href="https://a.example">four</a></p>
      <ul><li>a</li><li>b</li></ul><hr><img src="a" alt="A cup"><style>p{}</style></body>`;
    expect(plainText(html)).toBe('Hi\n\nOne two\nthree & four (https://a.example)\n\n• a\n• b\n\n———\n\n[A cup]');
  });
});
