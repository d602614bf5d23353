import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { applyStep, checkCode, copySources, parseSteps } from '../src/engine/guide/followGuide';

it('docs/react-admin.md results in code that compiles and keeps the lint rules', { timeout: 120_000 }, async () => {
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
  expect(await checkCode(copy, 'src/extensions')).toBe('');
});
