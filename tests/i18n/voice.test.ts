/** The words of the interface: one term per concept, US spelling, and the form of labels, buttons, and toasts. */
import { describe, expect, it } from 'vitest';
import { shopperTexts } from '../../resources/storefront/texts';
import { messages } from './support/keys';

/** Storefront texts by key. */
const storefront = Object.entries(shopperTexts).flatMap(([key, item]): [string, string][] =>
  'text' in item ? [[`storefront.${key}`, item.text]] : [],
);

/** Words that merchants may search for. They are never shown. */
const isSearchWord = ([key]: [string, string]) => key.startsWith('find.words.');

/** Messages without placeholders, plural forms one by one. */
const texts = [...[...messages].filter((message) => !isSearchWord(message)), ...storefront].flatMap(([key, text]) =>
  text.split('||||').map((form): [string, string] => [key, form.replace(/%\{\w+\}|\{\{[^}]+\}\}/g, '…').trim()]),
);

/** Words that have a better one. */
const bannedWords: Readonly<Record<string, RegExp>> = {
  program: /\bprogrammes?\b/i,
  store: /\bshops?\b(?! through)/i,
  email: /\be-mails?\b/i,
  'customer, reward, item': /\brecords?\b/i,
  we: /\b(?:servers?|providers?)\b/i,
  'here, this page': /\bconsole\b/i,
  customer: /\b(?:shoppers?|readers?|(?<!Verified )buyers?)\b/i,
  app: /\badd-ons?\b/i,
  'statistics, numbers': /\bfigures?\b/i,
  photo: /\bpictures?\b/i,
  'redeem points': /\b(?:spen[dt]|collect|use) (?:your )?points\b|\bpoints spent\b/i,
  'outstanding points': /\bpoints owed\b/i,
  voucher: /\bdiscount codes?\b|\bcoupons?\b(?! popup)/i,
  'someone else': /\b(?:somebody|nobody)\b|\bmeanwhile\b/i,
  'try again': /\bretry\b|\bonce more\b|\banew\b/i,
  fix: /\bmend\b|\bput right\b/i,
  'undo, discard, reset, restore': /\b(?:take|put|bring) back\b|\bforget\b/i,
  'no longer exists': /\bany more\b|\bnot there\b/i,
  'couldn’t confirm': /\bnot certain\b|\bnot known\b|\bwhether it\b|\bconfirm whether\b/i,
  'no please': /\bplease\b/i,
  Esc: /\bEscape\b/,
  'US spelling':
    /\b\w*(?:colou?r(?<=colour)|favour|behaviour)|\bcentre|\bgrey\b|\bcancell(?:ed|ing)\b|\bcatalogue|\b(?:initial|organ|custom|personal)is(?:e|ation)|\bafterwards\b/i,
  'a contraction':
    /\b(?:could|does|did|was|were|will|would|should|has|have) not\b|\bcannot\b|\b(?:there|that) is\b|\b(?:you|they|we) (?:are|have) (?:not|no|offline|signed)\b/i,
};

/** Exceptions: the keys, and why. */
const exceptions: readonly { keys: RegExp; words: readonly string[]; why: string }[] = [
  { keys: /^shell\.product$/, words: ['here, this page'], why: 'the name of the product' },
];

const isExcepted = (key: string, word: string) =>
  exceptions.some(({ keys, words }) => keys.test(key) && words.includes(word));

/** Labels of the published texts. */
const quotedTexts = ["Templates can't be loaded", "Drag 'n' drop some files here, or click to select files"];

/** The last part of a key. */
const lastPart = (key: string) => key.slice(key.lastIndexOf('.') + 1);

const find = (isWrong: (text: string, key: string) => boolean) =>
  texts.filter(([key, text]) => isWrong(text, key)).map(([key, text]) => `${key}: ${text}`);

describe('English messages', () => {
  it.each(Object.entries(bannedWords))('[NEW-09] say “%s” with one word', (word, pattern) => {
    expect(find((text, key) => pattern.test(text) && !isExcepted(key, word))).toEqual([]);
  });

  it('have no exception that isn’t needed', () => {
    const unneeded = exceptions.flatMap(({ keys, words }) =>
      words.filter((word) => !texts.some(([key, text]) => keys.test(key) && bannedWords[word]?.test(text))),
    );
    expect(unneeded).toEqual([]);
  });

  it('[NEW-09] have curly apostrophes and quotation marks', () => {
    expect(find((text) => /['"]/.test(text) && !quotedTexts.includes(text))).toEqual([]);
  });

  it('[NEW-09] have an ellipsis only while something is going on, and no space before it', () => {
    const isEllipsis = (key: string) => /…$/.test(messages.get(key)?.split('||||')[0]?.trim() ?? '');
    const isOngoing = (text: string) => /(?:^|\. )\w+ing\b/.test(text);
    // 'Numbers: 1, 2, 5…' lists examples.
    const wrong = find((text, key) => isEllipsis(key) && !isOngoing(text) && key !== 'locale.form.more');
    expect([...wrong, ...find((_, key) => / …/.test(messages.get(key) ?? ''))]).toEqual([]);
  });

  it('[NEW-09] have buttons without an article', () => {
    const isButton = (key: string) =>
      /^(?:button|submit|confirm|\w+Submit|add|create|remove|discard|download|rename|save)$/.test(lastPart(key)) ||
      /\.actions\.\w+\.label$/.test(key);
    expect(find((text, key) => isButton(key) && /^\w+ (?:a|an|the) /i.test(text))).toEqual([]);
  });

  it('[NEW-09] have labels, buttons, and titles without a period', () => {
    const isLabel = (key: string) =>
      /^(?:title|label|name|button|submit|confirm|\w+Submit|placeholder|caption|add|create|remove|discard)$/.test(
        lastPart(key),
      ) || /\.(?:tabs|filters|sorts|views|types)\.\w+$/.test(key);
    // Help texts, errors, and findings are sentences.
    const isSentence = (key: string) => /\.(?:help|failure|ready)\./.test(key);
    expect(find((text, key) => isLabel(key) && text.endsWith('.') && !isSentence(key))).toEqual([]);
  });

  it('[NEW-09] have field errors without a period, unless they are two sentences', () => {
    expect(find((text, key) => /\.faults?\./.test(key) && /\.$/.test(text) && !/[.;] ./.test(text))).toEqual([]);
  });

  it('[NEW-09] have toasts without a period, unless they say what to do next', () => {
    const isToast = (key: string) =>
      /^(?:done|saved|created|added|removed|deleted|restored|discarded|undone|copied|sent|published|on|off)$/.test(
        lastPart(key),
      );
    // A full sentence in a notice, such as 'We restored your draft.', ends with a period.
    const isSentence = (text: string) => /^(?:We|They|You)\b|\. ./.test(text) || text.endsWith('...');
    expect(find((text, key) => isToast(key) && text.endsWith('.') && !isSentence(text))).toEqual([]);
  });
});
