/** The boot script: the few lines that run before the first paint, written into index.html. */
import { compileScript } from './compileScript.ts';

/** Compiles src/boot/boot.ts into one minified script without imports. */
export const compileBootScript = (): Promise<string> => compileScript('src/boot/boot.ts');
