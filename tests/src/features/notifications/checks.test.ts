import { describe, expect, it } from 'vitest';
import { templateKeys } from '../../../../resources/templates/templateKeys';
import { getTemplateVariables, isTemplateVariable, requiredVariables } from '../../../../resources/templates/variables';
import {
  checkTemplate,
  MAX_SUBJECT_LENGTH,
  MAX_TEMPLATE_BYTES,
  type TemplateIssue,
} from '../../../../src/features/notifications/checks/checkTemplate';
import {
  fillPlaceholders,
  findBrokenPlaceholders,
  findPlaceholders,
  toPlaceholder,
} from '../../../../src/features/notifications/markup/placeholders';
import { htmlToText } from '../../../../src/lib/html/htmlToText';
import { findHtmlErrors } from '../../../../src/ui/code/findHtmlErrors';

const translate = (key: string, values: Readonly<Record<string, string>> = {}) =>
  [key, ...Object.values(values)].join(' ');
const checkMarkup = (html: string) => findHtmlErrors(html, translate);

const unsubscribe = '<a href="{{unsubscribeUrl}}">Unsubscribe</a>';

function findIssues(
  html: string,
  { subject = 'Hello', needed = [] as readonly string[] } = {},
): readonly TemplateIssue[] {
  const knownVariables = new Set(['firstName', 'points', 'unsubscribeUrl']);
  return checkTemplate(
    { subject, html },
    { knownVariables, requiredVariables: needed, findHtmlErrors: checkMarkup, filledSubject: subject },
  );
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
    ['an empty text block', '<p style="margin:0 0 16px"> </p>', 'noText', ''],
    ['an email above the size limit', `<p>${'é'.repeat(52_300)}</p>${unsubscribe}`, 'tooLarge', null],
  ])('reports %s', (_name, html, kind, text) => {
    expect(summarizeIssues(html)).toEqual([[kind, text]]);
  });

  it.each([
    ['a jump target', '<a name="top">a</a>'],
    ['a phone number', '<a href="tel:+4930123">a</a>'],
    ['a text message', '<a href="sms:+4930123">a</a>'],
    ['a placeholder', '<a href=" {{reviewUrl}}">a</a>'],
    ['a protocol in capitals', '<a href="HTTP://shop.example">a</a>'],
    ['an element with the attributes of others', '<p href="" src="">a</p>'],
  ])('accepts %s', (_name, html) => {
    const issues = checkTemplate(
      { subject: 'Hello', html: `${html}${unsubscribe}` },
      {
        knownVariables: new Set(['reviewUrl', 'unsubscribeUrl']),
        requiredVariables: [],
        findHtmlErrors: checkMarkup,
        filledSubject: 'Hello',
      },
    );
    expect(issues).toEqual([]);
  });

  it.each(['https://', 'https:///path', 'mailto:', 'tel: ', 'see https://a.example', '#'])(
    'reports the link %s',
    (url) => {
      expect(findIssues(`<a href="${url}">a</a>${unsubscribe}`)).toMatchObject([{ kind: 'badLink', detail: url }]);
    },
  );

  it.each([
    'https://shop.example/unsubscribe',
    'https://shop.example/UNSUBSCRIBE',
    'https://shop.example/opt-out',
    'https://shop.example/optout',
    'https://shop.example/abmelden',
  ])('accepts %s as the link to unsubscribe', (url) => {
    expect(findIssues(`<p><a href="${url}">Bye</a></p>`)).toEqual([]);
    expect(findIssues(`<p title="${url}">Bye</p><img src="${url}" alt="">`)).toMatchObject([{ kind: 'noUnsubscribe' }]);
  });

  it('says where an issue is, how grave it is, and what it is about', () => {
    const html = `<p>{{nme}} {{x</p><img><img src=" ">`;
    expect(findIssues(html, { subject: '{{nme}}', needed: ['points'] })).toEqual([
      { kind: 'unknownVariable', severity: 'error', field: 'subject', range: { from: 0, to: 7 }, detail: '{{nme}}' },
      { kind: 'unknownVariable', severity: 'error', field: 'html', range: { from: 3, to: 10 }, detail: '{{nme}}' },
      { kind: 'brokenBraces', severity: 'error', field: 'html', range: { from: 11, to: 14 }, detail: '{{x' },
      { kind: 'noImage', severity: 'error', field: 'html', range: { from: 18, to: 23 }, detail: '' },
      { kind: 'noImage', severity: 'error', field: 'html', range: { from: 23, to: 36 }, detail: '' },
      { kind: 'missingVariable', severity: 'warning', field: 'html', range: null, detail: 'points' },
      { kind: 'noAlt', severity: 'warning', field: 'html', range: { from: 18, to: 23 }, detail: '' },
      { kind: 'noAlt', severity: 'warning', field: 'html', range: { from: 23, to: 36 }, detail: '' },
      { kind: 'noUnsubscribe', severity: 'warning', field: 'html', range: null, detail: '' },
    ]);
    expect(findIssues(`<img src=" a.png ">${unsubscribe}`)).toMatchObject([{ kind: 'noAlt', detail: 'a.png' }]);
  });

  it('reports an empty email as empty only, and as broken', () => {
    expect(findIssues(' ', { subject: '', needed: ['points'] })).toEqual([
      { kind: 'noSubject', severity: 'error', field: 'subject', range: { from: 0, to: 0 }, detail: '' },
      { kind: 'noText', severity: 'error', field: 'html', range: { from: 0, to: 0 }, detail: '' },
    ]);
  });

  it('counts bytes of the email and characters of the subject as the reader gets it, and says how many', () => {
    const ofSize = (bytes: number) => unsubscribe + 'x'.repeat(bytes - unsubscribe.length);
    expect(findIssues(ofSize(MAX_TEMPLATE_BYTES))).toEqual([]);
    expect(findIssues(ofSize(MAX_TEMPLATE_BYTES + 1))).toEqual([
      { kind: 'tooLarge', severity: 'warning', field: 'html', range: null, detail: 103 },
    ]);
    const context = {
      knownVariables: new Set(['unsubscribeUrl']),
      requiredVariables: [],
      findHtmlErrors: checkMarkup,
    };
    const texts = { subject: 'Hi', html: unsubscribe };
    // One character of two code units.
    expect(checkTemplate(texts, { ...context, filledSubject: '😀'.repeat(MAX_SUBJECT_LENGTH) })).toEqual([]);
    expect(checkTemplate(texts, { ...context, filledSubject: 'x'.repeat(MAX_SUBJECT_LENGTH + 1) })).toEqual([
      { kind: 'longSubject', severity: 'warning', field: 'subject', range: { from: 0, to: 0 }, detail: 61 },
    ]);
  });

  it('reports the syntax errors that the editor of HTML shows, except those of style sheets', () => {
    expect(findIssues(`<style>a { *zoom: 1; {{#if x}} }</style><p>Hi</p></tab><b>x${unsubscribe}`)).toMatchObject([
      {
        kind: 'markup',
        severity: 'error',
        field: 'html',
        range: { from: 49, to: 55 },
        detail: 'code.faults.notOpened tab',
      },
      { kind: 'directive', severity: 'warning', detail: '{{#if x}}' },
      { kind: 'markup', severity: 'warning', field: 'html', detail: 'code.faults.notClosed b' },
    ]);
    expect(findIssues(`${'</tab>'.repeat(30)}${unsubscribe}`)).toHaveLength(10);
  });

  it('says once for the subject and once for the body that the preview leaves directives as they are', () => {
    const text = '{{#if points}}{{points}}{{else}}none{{/if}}';
    expect(findIssues(`<p>${text}</p>${unsubscribe}`, { subject: text })).toEqual([
      {
        kind: 'directive',
        severity: 'warning',
        field: 'subject',
        range: { from: 0, to: 14 },
        detail: '{{#if points}}',
      },
      { kind: 'directive', severity: 'warning', field: 'html', range: { from: 3, to: 17 }, detail: '{{#if points}}' },
    ]);
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

  it('are required where an email is useless without them', () => {
    const required = templateKeys.map((key) => [key, requiredVariables(key).join()]);
    expect(Object.fromEntries(required.filter(([, names]) => names))).toEqual({
      loyaltyRewardApproved: 'points',
      loyaltyBirthdayReward: 'points',
      loyaltyPlaceAnOrder: 'points',
      loyaltyReferredCustomer: 'points',
      loyaltyPointsExpiring: 'points,date',
      loyaltyVoucherExpiring: 'code,date',
      reviewAfterOrder: 'reviewUrl',
      reviewReplied: 'reply',
      faqAnswered: 'answer',
    });
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

describe('placeholders', () => {
  it.each([
    '{{#if points}}',
    '{{/if}}',
    '{{^points}}',
    '{{! note }}',
    '{{>footer}}',
    '{{&points}}',
    '{{else}}',
    '{{ else }}',
  ])('leave the directive %s to the server', (directive) => {
    expect(findPlaceholders(directive)).toEqual([]);
    expect(findBrokenPlaceholders(directive)).toEqual([]);
  });

  it('are found with their ranges, fallback included', () => {
    expect(findPlaceholders('a {{ points | none }}{{elsewhere}}')).toEqual([
      { name: 'points', from: 2, to: 21 },
      { name: 'elsewhere', from: 21, to: 34 },
    ]);
    expect(findPlaceholders('{{orelse}}{{a&b}}').map(({ name }) => name)).toEqual(['orelse', 'a&b']);
    expect(findPlaceholders(toPlaceholder('points'))).toEqual([{ name: 'points', from: 0, to: 10 }]);
  });

  it.each([
    ['{{name', ['{{name']],
    ['a {{name} b', ['{{name}']],
    ['{name}}', ['{name}}']],
    ['{{ok}} {{name and {other.name}}', ['{{name', '{other.name}}']],
    ['{{{html}}} { a } {1}} {name} {{ok}}', []],
  ])('with unbalanced braces in %s are %o', (text, broken) => {
    expect(findBrokenPlaceholders(text).map(({ from, to }) => text.slice(from, to))).toEqual(broken);
  });

  it('are filled as they are by default, and an unknown one is kept', () => {
    const text = '{{firstName|you}} {{ lastName }} {{toString}} {{points|}}';
    expect(fillPlaceholders(text, { firstName: '', lastName: '<b>', points: '' })).toBe('you <b> {{toString}} ');
  });
});

describe('htmlToText', () => {
  it('includes texts, link URLs and alternative texts', () => {
    const html = `<head><title>T</title></head><body><h1>Hi</h1><p>One\n  two<br>three &amp; <a href="https://a.example">four</a></p>
      <ul><li>a</li><li>b</li></ul><hr><img src="a" alt="A cup"><style>p{}</style></body>`;
    expect(htmlToText(html)).toBe('Hi\n\nOne two\nthree & four (https://a.example)\n\n• a\n• b\n\n———\n\n[A cup]');
  });
});
