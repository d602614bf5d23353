import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { customers } from '../../../resources/customers';
import { defineConsole } from '../../../src/defineConsole';
import { fixtures } from '../../../src/extensions/fixtures';
import extension from '../../../src/extensions/index';
import { checkLanguage } from './checkLanguage';
import { findExtensionIssues } from './findExtensionIssues';

const schema = readFileSync('mock-server/schema.graphql', 'utf8');

const loadWithDay = async () => ({ default: (_: { day: string }) => null });
const noPage = () => Promise.reject(new Error('not needed'));

it('[DEV-05] src/extensions has all its messages, pages, queries and rows', () => {
  expect(findExtensionIssues(extension, fixtures, schema)).toEqual([]);
});

it('[DEV-05] missing messages, pages, queries and rows of an extension are named', () => {
  const { read } = customers;
  if (read.from !== 'graphql') throw new Error('customers are read by GraphQL');
  const wishes = { ...customers, name: 'wishes', read: { ...read, list: 'wishes' } };
  const broken = defineConsole({
    entities: [wishes],
    pages: [{ path: 'newest', title: 'newest.title', load: noPage }],
    menu: [
      { path: '/newest', label: 'newest.title' },
      { label: 'newest.group', entries: [{ path: '/oldest', label: 'shell.menu.label' }] },
    ],
    settings: [{ name: 'courier', label: 'newest.section', load: noPage, fields: { courier: 'newest.field' } }],
    overrides: { nothing: {} },
    messages: { en: { resources: { wishes: { name: 'Wish |||| Wishes' } } } },
  });
  const issues = findExtensionIssues(broken, { createRows: () => ({}) }, schema);
  for (const key of ['newest.title', 'newest.group', 'newest.section', 'newest.field'])
    expect(issues).toContain(`the message '${key}' is missing`);
  expect(issues).toContain("the message 'resources.wishes.untitled' is missing");
  expect(issues).not.toContain("the message 'resources.wishes.name' is missing");
  expect(issues).toContain("the menu entry '/oldest' has no page");
  expect(issues).toContain("there is no entity 'nothing' to override");
  expect(issues).toContain("the mock server has no rows of 'wishes'");
  expect(issues.join()).toMatch(/Cannot query field "wishes"/);
});

const noSentence = () => ({ key: 'none' });
const wrapping = { pointsCost: 1, fields: { price: { kind: 'money', default: 1 } }, sentence: noSentence } as const;

it('[EXT-06] slots, places and parts that don’t exist don’t compile', () => {
  const wrong = [
    // @ts-expect-error: no such slot
    () => defineConsole({ dashbord: [] }),
    // @ts-expect-error: no such card
    () => defineConsole({ dashboard: [{ name: 'figurs', hide: true }] }),
    // @ts-expect-error: no such place
    () => defineConsole({ dashboard: [{ name: 'mine', load: noPage, before: 'figurs' }] }),
    // @ts-expect-error: two places
    () => defineConsole({ dashboard: [{ name: 'mine', load: noPage, before: 'figures', after: 'points' }] }),
    // @ts-expect-error: the message key of the tab is missing
    () => defineConsole({ settings: [{ name: 'mine', load: noPage }] }),
    // @ts-expect-error: no such tab
    () => defineConsole({ analytics: [{ name: 'mine', label: 'a', load: noPage, after: 'rewads' }] }),
    // @ts-expect-error: a command opens a page or runs code
    () => defineConsole({ find: { commands: [{ name: 'mine', label: 'a' }] } }),
    // @ts-expect-error: no such group of controls
    () => defineConsole({ widgetTypes: { Mine: { controls: { looks: {} } } } }),
    // @ts-expect-error: the console has such a type
    () => defineConsole({ widgetTypes: { form: { controls: {} } } }),
    // @ts-expect-error: no such tab
    () => defineConsole({ extend: { customers: { tabs: [{ name: 'setings', hide: true }] } } }),
    // @ts-expect-error: the console has such a variable
    () => defineConsole({ emailVariables: { firstName: { kind: 'text', sample: 'Ada' } } }),
    // @ts-expect-error: no such email
    () => defineConsole({ emailVariables: { mine: { kind: 'text', sample: 'a', required: ['standart'] } } }),
    // @ts-expect-error: nothing of that kind happens
    () => defineConsole({ taskTypes: { mine: { points: 1, event: 'visits', fields: {}, sentence: noSentence } } }),
    // @ts-expect-error: the form has no such field
    () => defineConsole({ rewardTypes: { mine: { ...wrapping, cost: ({ prize }) => prize } } }),
    // @ts-expect-error: no such field
    () => defineConsole({ extend: { faq: { automation: { triggers: { a: { at: 'createdOn' } } } } } }),
    // @ts-expect-error: no such field
    () => defineConsole({ extend: { faq: { automation: { conditions: { a: { kind: 'text', path: 'titel' } } } } } }),
    // @ts-expect-error: nobody opens such a slot
    () => defineConsole({ slots: { 'late.above': [] } }),
    // @ts-expect-error: no such page to hide
    () => defineConsole({ menu: [{ path: '/instagrm', hide: true }] }),
    // @ts-expect-error: the dashboard can't be hidden
    () => defineConsole({ menu: [{ path: '/', hide: true }] }),
    // @ts-expect-error: no such group
    () => defineConsole({ menu: [{ path: '/sales', group: 'mange' }] }),
    // @ts-expect-error: an entry that doesn't exist yet needs a label
    () => defineConsole({ menu: [{ path: '/mine', before: '/sales' }] }),
    // @ts-expect-error: the card doesn't get such a property
    () => defineConsole({ dashboard: [{ name: 'mine', load: loadWithDay }] }),
  ];
  // The type check is the test; at run time, wrong parts are ignored.
  for (const declare of wrong) expect(declare().brand).toEqual({});
});

it('[EXT-04] reports each language of src/extensions by one line, and what is wrong with it', async () => {
  const { languages, messages } = extension;
  const checks = await Promise.all(
    Object.entries(languages).map(([code, language]) => checkLanguage(code, language, messages.en)),
  );
  for (const { progress } of checks) process.stdout.write(`${progress}\n`);
  expect(checks.flatMap(({ issues }) => issues)).toEqual([]);
});

it('[EXT-04] a language in progress may lack messages; a complete one may not, and no language may have wrong ones', async () => {
  const load = async () => ({ default: { ui: { retry: 'Erneut', nonsense: 'Fremd', failureStatus: '%{wrong}' } } });
  const inProgress = await checkLanguage('de', { name: 'Deutsch', isComplete: false, load });
  expect(inProgress.progress).toBe('de: 1 %');
  expect(inProgress.issues).toEqual([
    "de: 1 unknown, the first is 'ui.nonsense'",
    "de: 1 wrongPlaceholders, the first is 'ui.failureStatus'",
  ]);
  const withOwn = await checkLanguage(
    'de',
    { name: 'Deutsch', isComplete: false, load },
    { ui: { nonsense: 'Foreign' } },
  );
  expect(withOwn.issues).toEqual([inProgress.issues[1]]);
  const complete = await checkLanguage('de', { name: 'Deutsch', isComplete: true, load });
  expect(complete.issues[0]).toMatch(/^de: \d+ missing, the first is '/);
});
