/** Accessibility checks of a whole page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is looked for: everything, or what follows from colours alone. */
const scopes = {
  all: { type: 'tag', values: tags },
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOptions['runOnly']>;
export type AxeScope = keyof typeof scopes;

/** One line for each fault: rule, impact, elements. Evaluated, not added as a script: that would break the page's policy. */
export async function axeFaults(page: Page, scope: AxeScope = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run({
        runOnly,
        resultTypes: ['violations'],
      }), // put there a line before
    scopes[scope],
  );
  return results.violations.map(
    ({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

/** Fails, naming each fault. */
export async function expectAccessible(page: Page, scope: AxeScope = 'all'): Promise<void> {
  expect(await axeFaults(page, scope), 'axe finds nothing').toEqual([]);
}
