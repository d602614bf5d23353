/** Accessibility checks of a whole page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One line for each fault: rule, impact, elements. Evaluated, not added as a script: that would break the page's policy. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const results = await page.evaluate(
    (only) => (window as unknown as { axe: { run: (o: object) => Promise<AxeResults> } }).axe.run({ runOnly: only }), // put there a line before
    tags,
  );
  return results.violations.map(
    ({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

/** Fails, naming each fault. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page), 'axe finds nothing').toEqual([]);
}
