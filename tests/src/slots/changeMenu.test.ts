import { expect, it } from 'vitest';
import { faq } from '../../../resources/faq';
import { changeMenu } from '../../../src/slots/changeMenu';
import type { MenuChange } from '../../../src/slots/pageSlots';

const entry = (path: string) => ({ path, label: path, icon: 'grid' as const });
const menu = [
  { label: null, entries: [entry('/')] },
  { label: 'shell.menu.setup', entries: [entry('/instagram'), entry('/loyalty')] },
  { label: 'shell.menu.manage', entries: [entry('/customers'), entry('/faq')] },
  { label: 'shell.menu.settings', entries: [entry('/settings')] },
];
const show = (changes: readonly MenuChange[]) =>
  changeMenu(menu, changes).map(({ label, entries }) => `${label}: ${entries.map(({ path }) => path).join(' ')}`);

it('[EXT-04] an extension adds menu entries, and moves those of the console and of its entities', () => {
  expect(
    show([
      { path: '/late', label: 'late', before: '/faq' },
      { path: '/last', label: 'last' },
      { path: '/help', label: 'help', group: 'settings' },
      { path: '/loyalty', group: 'manage' },
      { entity: faq, before: '/settings' },
    ]),
  ).toEqual([
    'null: /',
    'shell.menu.setup: /instagram',
    'shell.menu.manage: /customers /last /loyalty',
    'shell.menu.settings: /late /faq /settings /help',
  ]);
});

it('[EXT-04] an extension adds groups to the menu, and moves groups', () => {
  expect(
    show([
      { label: 'market', before: 'manage', entries: [{ path: '/faq' }, { path: '/shop', label: 'shop' }] },
      { group: 'setup', after: 'settings' },
    ]),
  ).toEqual([
    'null: /',
    'market: /faq /shop',
    'shell.menu.manage: /customers',
    'shell.menu.settings: /settings',
    'shell.menu.setup: /instagram /loyalty',
  ]);
});
