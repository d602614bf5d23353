/** Replaces src/extensions/index.ts in tests. */
import { defineConsole } from '../../src/defineConsole';

export default defineConsole({});
