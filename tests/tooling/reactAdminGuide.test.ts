import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { checkZones } from '../../scripts/lint/checkZones';
import { applyStep, checkCode, copySources, parseSteps, type Step } from '../src/engine/guide/followGuide';

/** What the examples of docs/public-api.md import of their own. */
const ownFiles: readonly Step[] = [
  {
    kind: 'file',
    path: 'src/extensions/GoalChart.tsx',
    text: 'export default function GoalChart() {\n  return null;\n}\n',
  },
  {
    kind: 'file',
    path: 'src/extensions/goals.ts',
    text: `import { useGetList } from 'ra-core';

export function useGoals() {
  const { data: goals, refetch } = useGetList<{ id: string; name: string; isReached: boolean }>('goals');
  return { goals, refetch, error: null };
}

export const saveGoal = async (_goal: { name: string }) => undefined;
`,
  },
];

it('docs/react-admin.md and the examples of docs/public-api.md result in code that compiles and keeps the lint rules', {
  timeout: 120_000,
}, async () => {
  const steps = parseSteps('docs/react-admin.md');
  expect(steps.map(({ path }) => path)).toEqual([
    'src/extensions/CustomerTable.tsx',
    'src/extensions/index.ts',
    'src/extensions/NewestPage.tsx',
    'src/extensions/index.ts',
  ]);
  const copy = copySources();
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const step of [...steps, ...parseSteps('docs/public-api.md'), ...ownFiles]) applyStep(copy, step);
  expect(await checkCode(copy, 'src/extensions')).toBe('');
  expect(checkZones(copy)).toEqual([]);
});
