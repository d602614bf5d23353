import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const guide = readFileSync('AGENTS.md', 'utf8');
const codes = [...guide.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

it('AGENTS.md fits on a page, and the README links it', () => {
  expect(guide.split('\n').length).toBeLessThanOrEqual(100);
  expect(readFileSync('README.md', 'utf8')).toContain('](AGENTS.md)');
});

it('AGENTS.md names files and folders that exist', () => {
  const paths = codes
    .flatMap((code) => code.split(' '))
    .filter((part) => /^[\w-]+(\/[\w.-]+)+\/?$|^[\w.]+\.(md|json)$/.test(part));
  const links = [...guide.matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => link);
  expect(paths.length).toBeGreaterThan(30);
  expect([...paths, ...links].filter((path) => path !== 'config.json' && !existsSync(path))).toEqual([]);
});

it('AGENTS.md names commands that exist', () => {
  const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
  const named = codes.flatMap((code) => /^npm (?:run )?([\w:-]+)/.exec(code)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
});
