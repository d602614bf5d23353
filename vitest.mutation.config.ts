/**
 * The tests that mutation testing runs: those of single units, which take milliseconds. `MUTATION_TESTS=tests/src/lib`
 * runs only those of a folder, for a group that many others import.
 */
import { defineConfig } from 'vitest/config';
import consoleConfig from './vite.config.ts';

export const testsOfProject: Readonly<Record<string, readonly string[]>> = {
  logic: [
    'tests/src/engine/editing/*.test.ts',
    'tests/src/engine/export/*.test.ts',
    'tests/src/engine/history/*.test.ts',
    'tests/src/engine/listState/*.test.ts',
    'tests/src/features/queue/*.test.ts',
    'tests/src/engine/records/*.test.ts',
    'tests/src/lib/csv/*.test.ts',
    'tests/src/lib/url/*.test.ts',
    'tests/src/features/analytics/*.test.ts',
    'tests/src/features/automation/*.test.ts',
    'tests/src/features/copy/*.test.ts',
    'tests/src/features/history/*.test.ts',
    'tests/src/features/imports/send/*.test.ts',
    'tests/src/features/locale/*.test.ts',
    'tests/src/features/loyalty/costs/*.test.ts',
    'tests/src/features/notifications/*.test.ts',
    'tests/src/session/*.test.ts',
    'tests/src/ui/upload/*.test.ts',
  ],
  server: [
    'tests/dataProvider/*.test.ts',
    'tests/dataProvider/http/*.test.ts',
    'tests/dataProvider/parse/*.test.ts',
    'tests/dataProvider/rest/*.test.ts',
    'tests/dataProvider/session/*.test.ts',
    'tests/dataProvider/writes/*.test.ts',
    'tests/tooling/serve.test.ts',
  ],
  web: [
    'tests/src/engine/filters/filterLabels.test.tsx',
    'tests/src/engine/listState/*.dom.test.ts',
    'tests/src/lib/url/*.dom.test.ts',
    'tests/src/ui/upload/*.test.tsx',
  ],
};

const folder = process.env['MUTATION_TESTS'] ?? '';

export default defineConfig((env) => {
  const config = consoleConfig(env);
  const projects = config.test?.projects?.flatMap((project) => {
    if (typeof project !== 'object' || !('test' in project) || typeof project.test?.name !== 'string') return [];
    const include = testsOfProject[project.test.name]?.filter((pattern) => pattern.startsWith(folder)) ?? [];
    return include.length > 0 ? [{ ...project, test: { ...project.test, include } }] : [];
  });
  return { ...config, test: { ...config.test, ...(projects && { projects }) } };
});
