import type { ExtensionFixtures } from '../defineConsole';

/** Rows of your entities in the mock server. */
export const fixtures: ExtensionFixtures = { createRows: () => ({}) };
