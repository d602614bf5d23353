/** Compiles what stands as a script within an HTML document: minified, and without imports. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * @param path of the module that begins it, from the root of the project
 * @param define names in it, and the code that stands for them
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
  // What ends the element it stands in would end it also within a text of the script.
  return chunk.code.trim().replaceAll('</script', '<\\/script');
}
