/** Builds the pages that the console is compared with, with Vite's defaults and the console's compression. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { compressPlugin } from '../../vite/compressPlugin.ts';
import { customersQuery } from './queries.ts';

/** Text before any script has run, plain tables, and the first query while the scripts are loading, as in the console. */
const leanPlugin: Plugin = {
  name: 'lean',
  transformIndexHtml: () => [
    {
      tag: 'style',
      injectTo: 'head',
      children: `body { margin: 0; font: 14px sans-serif; }
table { border-collapse: collapse; width: 100%; }
td, th { border-bottom: 1px solid #ddd; padding: 8px; text-align: start; }`,
    },
    { tag: 'header', injectTo: 'body-prepend', children: 'Customers' },
    {
      tag: 'script',
      injectTo: 'head',
      children: `window.earlyQuery = { body: ${JSON.stringify(JSON.stringify(customersQuery))} };
earlyQuery.response = fetch(bench.backend + '/admin/graphql', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Authorization: 'Bearer ' + bench.token },
  body: earlyQuery.body,
});`,
    },
  ],
};

/** @returns the build directory */
export async function buildReference(root: string, name: 'lean' | 'stock'): Promise<string> {
  const outDir = `${root}.cache/${name}`;
  await build({
    configFile: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('.', import.meta.url)),
    // Names the script in index.html.
    mode: name,
    plugins: [react(), compressPlugin(), ...(name === 'lean' ? [leanPlugin] : [])],
    build: { outDir, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: 2000 },
  });
  return outDir;
}
