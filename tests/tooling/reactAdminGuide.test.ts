import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { applyStep, copySources, parseSteps, typeCheck } from '../src/engine/guide/followGuide';

it('docs/react-admin.md results in code that compiles', { timeout: 120_000 }, async () => {
  const steps = parseSteps('docs/react-admin.md');
  expect(steps.map(({ path }) => path)).toEqual([
    'src/extensions/CustomerTable.tsx',
    'src/extensions/index.ts',
    'src/extensions/NewestPage.tsx',
    'src/extensions/index.ts',
  ]);
  const copy = copySources();
  onTestFinished(() => rmSync(copy, { recursive: true }));
  for (const step of steps) applyStep(copy, step);
  expect(await typeCheck(copy, 'src/extensions')).toBe('');
});
