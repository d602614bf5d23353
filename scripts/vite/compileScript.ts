/** Compiles an inline script of an HTML document: minified, without imports. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * @param path of the entry module, relative to the project root
 * @param define identifiers and the code that replaces them
 */
export async function compileScript(path: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define,
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL(`../../${path}`, import.meta.url)), formats: ['iife'], name: 'script' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${path} compiled to nothing.`);
  // `</script` would end the element even within a string.
  return chunk.code.trim().replaceAll('</script', '<\\/script');
}
