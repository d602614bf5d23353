/** Replaces src/extensions/fixtures.ts in tests. */
import type { ExtensionFixtures } from '../../src/defineConsole';

export const fixtures: ExtensionFixtures = { createRows: () => ({}) };
