/** Accessibility checks of a whole page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { countCases } from './countCases';

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules to check: all of them, or only those that depend on colors. */
const scopes = {
  all: { type: 'tag', values: AXE_TAGS },
  colors: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOptions['runOnly']>;
export type AxeScope = keyof typeof scopes;

/**
 * Returns one line per violation: rule, impact, elements. axe is evaluated, since the policy blocks an added script.
 */
export async function findAxeViolations(page: Page, scope: AxeScope = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
  const results = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run({
        runOnly,
        // Voice control finds a button by its visible label. The rule is off by default.
        rules: { 'label-content-name-mismatch': { enabled: true } },
        resultTypes: ['violations'],
        // A frame has no axe, for whose answer it would wait.
        iframes: false,
      }), // set by the evaluation above
    scopes[scope],
  );
  return results.violations.map(
    ({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

/** Fails with a list of the violations. */
export async function expectAccessible(page: Page, scope: AxeScope = 'all'): Promise<void> {
  countCases('accessibility');
  // Polled, because colors are wrong while they are in transition.
  await expect.poll(() => findAxeViolations(page, scope), 'axe violations').toEqual([]);
}
