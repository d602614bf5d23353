import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Budget, budgets } from '../../scripts/bench/budgets';

const formatBudget = ({ limit, unit }: Budget) => `≤ ${limit} ${unit}`.trim();

it('docs/performance.md lists the budgets of the benchmark', () => {
  const rows = readFileSync('docs/performance.md', 'utf8').matchAll(/^\| (.+?) \| (≤ .+?) \|$/gm);
  const documented = Object.fromEntries([...rows].map(([, name, budget]) => [name, budget]));
  const measured = Object.entries(budgets).map(([name, budget]) => [name, formatBudget(budget)]);
  expect(documented).toEqual(Object.fromEntries(measured));
});
