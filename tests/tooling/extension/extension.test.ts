import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { customers } from '../../../resources/customers';
import { defineConsole } from '../../../src/defineConsole';
import { fixtures } from '../../../src/extensions/fixtures';
import extension from '../../../src/extensions/index';
import { findExtensionIssues } from './findExtensionIssues';

const schema = readFileSync('mock-server/schema.graphql', 'utf8');

it('[DEV-05] src/extensions has all its messages, pages, queries and rows', () => {
  expect(findExtensionIssues(extension, fixtures, schema)).toEqual([]);
});

it('[DEV-05] missing messages, pages, queries and rows of an extension are named', () => {
  const { read } = customers;
  if (read.from !== 'graphql') throw new Error('customers are read by GraphQL');
  const wishes = { ...customers, name: 'wishes', read: { ...read, list: 'wishes' } };
  const broken = defineConsole({
    entities: [wishes],
    pages: [{ path: 'newest', title: 'newest.title', load: () => Promise.reject(new Error('not needed')) }],
    menu: [
      { path: '/newest', label: 'newest.title' },
      { path: '/oldest', label: 'shell.menu.label' },
    ],
    overrides: { nothing: {} },
    messages: { en: { resources: { wishes: { name: 'Wish |||| Wishes' } } } },
  });
  const issues = findExtensionIssues(broken, { createRows: () => ({}) }, schema);
  expect(issues).toContain("the message 'newest.title' is missing");
  expect(issues).toContain("the message 'resources.wishes.untitled' is missing");
  expect(issues).not.toContain("the message 'resources.wishes.name' is missing");
  expect(issues).toContain("the menu entry '/oldest' has no page");
  expect(issues).toContain("there is no entity 'nothing' to override");
  expect(issues).toContain("the mock server has no rows of 'wishes'");
  expect(issues.join()).toMatch(/Cannot query field "wishes"/);
});
