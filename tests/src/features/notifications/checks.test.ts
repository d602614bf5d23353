import { describe, expect, it } from 'vitest';
import { templateKeys } from '../../../../resources/templates/templateKeys';
import { getTemplateVariables, isTemplateVariable, requiredVariables } from '../../../../resources/templates/variables';
import { checkTemplate, type TemplateIssue } from '../../../../src/features/notifications/checks/checkTemplate';
import { fillPlaceholders, findPlaceholders } from '../../../../src/features/notifications/markup/placeholders';
import { htmlToText } from '../../../../src/lib/html/htmlToText';

const unsubscribe = '<a href="{{unsubscribeUrl}}">Unsubscribe</a>';

function findIssues(
  html: string,
  { subject = 'Hello', needed = [] as readonly string[] } = {},
): readonly TemplateIssue[] {
  const knownVariables = new Set(['firstName', 'points', 'unsubscribeUrl']);
  return checkTemplate({ subject, html }, { knownVariables, requiredVariables: needed, filledSubject: subject });
}

/** Returns the kind of each issue and the text in its range. */
const summarizeIssues = (html: string, options?: Parameters<typeof findIssues>[1]) =>
  findIssues(html, options).map(({ kind, field, range }) => [
    kind,
    range && (field === 'html' ? html : (options?.subject ?? 'Hello')).slice(range.from, range.to),
  ]);

describe('checkTemplate', () => {
  it('reports nothing for a valid email', () => {
    const html = `<p>Hi {{ firstName|there }}, {{points}}</p><img src="a.png" alt=""><a href="https://a.example">a</a><a href="mailto:a@b.example">b</a>${unsubscribe}`;
    expect(findIssues(html, { subject: '{{firstName}}', needed: ['points'] })).toEqual([]);
  });

  it.each([
    ['an unknown variable', `<p title="{{nme}}">a</p>${unsubscribe}`, 'unknownVariable', '{{nme}}'],
    ['unclosed braces', `<p>{{firstName</p>${unsubscribe}`, 'brokenBraces', '{{firstName'],
    ['a missing brace', `<p>{firstName}}</p>${unsubscribe}`, 'brokenBraces', '{firstName}}'],
    ['an empty link', `<a href="">a</a>${unsubscribe}`, 'badLink', '<a href="">'],
    [
      'a link without a protocol',
      `<a href="www.shop.example">a</a>${unsubscribe}`,
      'badLink',
      '<a href="www.shop.example">',
    ],
    ['a script link', `<a href="javascript:x()">a</a>${unsubscribe}`, 'badLink', '<a href="javascript:x()">'],
    ['an image without alt text', `<img src="a.png">${unsubscribe}`, 'noAlt', '<img src="a.png">'],
    ['an image without a source', `<img src="" alt="x">${unsubscribe}`, 'noImage', '<img src="" alt="x">'],
    ['a missing unsubscribe link', '<p>Hi</p>', 'noUnsubscribe', null],
    ['an empty body', ' ', 'noText', ''],
    ['an email above the size limit', `<p>${'é'.repeat(52_300)}</p>${unsubscribe}`, 'tooLarge', null],
  ])('reports %s', (_name, html, kind, text) => {
    expect(summarizeIssues(html)).toEqual([[kind, text]]);
  });

  it('reports a missing or too long subject', () => {
    expect(summarizeIssues(unsubscribe, { subject: ' ' })).toEqual([['noSubject', '']]);
    expect(summarizeIssues(unsubscribe, { subject: 'long '.repeat(13) })).toEqual([['longSubject', '']]);
    expect(summarizeIssues(unsubscribe, { subject: 'é'.repeat(60) })).toEqual([]);
  });

  it('reports a missing required variable unless the subject contains it', () => {
    expect(findIssues(unsubscribe, { needed: ['points'] })).toMatchObject([
      { kind: 'missingVariable', detail: 'points' },
    ]);
    expect(findIssues(unsubscribe, { subject: '{{points}}', needed: ['points'] })).toEqual([]);
  });

  it('sorts errors before warnings', () => {
    expect(summarizeIssues('<img src="a"><a href="#">a</a>').map(([kind]) => kind)).toEqual([
      'badLink',
      'noAlt',
      'noUnsubscribe',
    ]);
  });
});

describe('template variables', () => {
  it('are declared for every template, including the required ones', () => {
    for (const key of templateKeys) {
      expect(getTemplateVariables(key).every(isTemplateVariable)).toBe(true);
      expect(getTemplateVariables(key)).toEqual(expect.arrayContaining([...requiredVariables(key)]));
      expect(new Set(getTemplateVariables(key)).size).toBe(getTemplateVariables(key).length);
    }
  });

  it('are replaced by their value or fallback if they are known', () => {
    const values = { firstName: 'Ann & Bo', points: '' };
    const html = '{{firstName}} {{ points | none }} {{other}} {{#if points}}';
    expect(fillPlaceholders(html, values, (value) => value.replace('&', '&amp;'))).toBe(
      'Ann &amp; Bo none {{other}} {{#if points}}',
    );
    expect(findPlaceholders(html).map(({ name }) => name)).toEqual(['firstName', 'points', 'other']);
  });
});

describe('htmlToText', () => {
  it('includes texts, link URLs and alternative texts', () => {
    const html = `<head><title>T</title></head><body><h1>Hi</h1><p>One\n  two<br>three &amp; <a href="https://a.example">four</a></p>
      <ul><li>a</li><li>b</li></ul><hr><img src="a" alt="A cup"><style>p{}</style></body>`;
    expect(htmlToText(html)).toBe('Hi\n\nOne two\nthree & four (https://a.example)\n\n• a\n• b\n\n———\n\n[A cup]');
  });
});
