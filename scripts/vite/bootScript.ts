/** The boot script: the few lines that run before the first paint, written into index.html. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entry = fileURLToPath(new URL('../../src/boot/boot.ts', import.meta.url));

/**
 * Compiles src/boot/boot.ts into one minified script without imports.
 * @param firstRequests what each page asks for first
 */
export async function compileBootScript(firstRequests: unknown): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { FIRST_REQUESTS: JSON.stringify(firstRequests) },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'boot' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('src/boot/boot.ts compiled to nothing.');
  return chunk.code.trim();
}
