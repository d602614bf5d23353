/** The boot script: the few lines that run before the first paint, written into index.html. */
import { compileScript } from './compileScript.ts';

/**
 * Compiles src/boot/boot.ts into one minified script without imports.
 * @param firstRequests what each page asks for first
 */
export const compileBootScript = (firstRequests: unknown): Promise<string> =>
  compileScript('src/boot/boot.ts', { FIRST_REQUESTS: JSON.stringify(firstRequests) });
